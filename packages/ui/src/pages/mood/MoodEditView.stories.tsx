import { safetyCard } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ExampleToday } from '../examples/ExampleToday.tsx';
import { exampleHistory, exampleLongHistory } from '../examples/example-moods.ts';
import { onPhone } from '../examples/example-phone.ts';
import { useArg } from '../examples/use-arg.ts';
import { MoodEditView, type MoodEditViewProps } from './MoodEditView.tsx';

const [, mood] = exampleHistory;
const [long] = exampleLongHistory;
if (!mood || !long) throw new Error('There is no mood to change');

/** The dialog over a page; it can be closed, and another `mood` opens it again. */
function Trying(props: MoodEditViewProps) {
  const [shown, show] = useArg<MoodEditViewProps['mood'] | null>(props.mood);
  return (
    <>
      <ExampleToday />
      {shown && (
        <MoodEditView
          {...props}
          key={shown.id}
          mood={shown}
          onClose={() => {
            props.onClose();
            show(null);
          }}
        />
      )}
    </>
  );
}

const meta = {
  title: 'Pages/Mood edit',
  component: MoodEditView,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 760 } } },
  args: { mood, onSave: fn(), saving: false, help: undefined, onClose: fn() },
  render: (args) => <Trying {...args} />,
} satisfies Meta<typeof MoodEditView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };

export const Changed: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Change this mood' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Very good' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ score: 5, note: mood.note }));
  },
};

export const Saving: Story = { args: { saving: true } };

/** The change is stored and its note speaks of danger: the form gives way to people. */
export const SavedWithHelp: Story = { args: { help: safetyCard('suicide', 'GB') } };

export const LongNote: Story = { args: { mood: long }, globals: onPhone };

export const Cancelled: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Change this mood' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};
