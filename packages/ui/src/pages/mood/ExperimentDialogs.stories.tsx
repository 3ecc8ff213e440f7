import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ExampleToday } from '../examples/ExampleToday.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { useArg } from '../examples/use-arg.ts';
import { ExperimentStartView, type ExperimentStartViewProps } from './ExperimentStartView.tsx';
import { ExperimentStopView } from './ExperimentStopView.tsx';

/** The dialog over a page; it can be closed. */
function Trying(props: ExperimentStartViewProps) {
  const [shown, show] = useArg(true);
  return (
    <>
      <ExampleToday />
      {shown && (
        <ExperimentStartView
          {...props}
          onClose={() => {
            props.onClose();
            show(false);
          }}
        />
      )}
    </>
  );
}

const habits = [
  { id: 'walk', title: 'Walk 20 minutes' },
  { id: 'pages', title: 'Morning pages' },
];

const meta = {
  title: 'Pages/Mood experiment',
  component: ExperimentStartView,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 760 } } },
  args: {
    subject: { kind: 'habit', subject: 'walk', label: 'Walk 20 minutes', nextDay: false },
    habits,
    starting: false,
    problem: undefined,
    onStart: fn(),
    onClose: fn(),
  },
  render: (args) => <Trying {...args} />,
} satisfies Meta<typeof ExperimentStartView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };

/** From a comparison with the mood of the day after. */
export const DayAfter: Story = { args: { subject: { kind: 'activity', subject: 'screen time', label: 'screen time', nextDay: true } } };

/** Without a comparison the member chooses; the habits come with the list. */
export const Free: Story = {
  args: { subject: null },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan 14 days' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Begin' }));
    await expect(dialog.getByRole('combobox')).toHaveAccessibleDescription('Choose a habit or an activity.');
    await expect(args.onStart).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: 'Morning pages' }));
    // The open list has the page to itself until it is gone.
    await userEvent.click(await dialog.findByRole('radio', { name: 'Tomorrow' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Begin' }));
    await expect(args.onStart).toHaveBeenLastCalledWith({
      kind: 'habit',
      subject: 'pages',
      label: 'Morning pages',
      nextDay: false,
      today: false,
    });
  },
};

export const WithoutHabits: Story = { args: { subject: null, habits: [] } };

export const Starting: Story = { args: { starting: true } };

export const Refused: Story = { args: { problem: 'One experiment at a time. Stop the one that runs, and begin another.' } };

export const Stop: Story = {
  render: () => (
    <>
      <ExampleToday />
      <ExperimentStopView onStop={fn()} onClose={fn()} />
    </>
  ),
};
