import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EXAMPLE_DATE } from '../../product/example-data.tsx';
import { ExampleToday } from '../examples/ExampleToday.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { useArg } from '../examples/use-arg.ts';
import { PausePlanView, type PausePlanViewProps } from './PausePlanView.tsx';

/** The dialog over a page; it can be closed. */
function Trying(props: PausePlanViewProps) {
  const [open, setOpen] = useArg(true);
  return (
    <>
      <ExampleToday />
      {open && (
        <PausePlanView
          {...props}
          onClose={() => {
            props.onClose();
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

const meta = {
  title: 'Pages/Pause plan',
  component: PausePlanView,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 760 } } },
  args: { today: EXAMPLE_DATE, daysLeft: 46, saving: false, problem: undefined, onPlan: fn(), onClose: fn() },
  render: (args) => <Trying {...args} />,
} satisfies Meta<typeof PausePlanView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };

export const Planned: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan a pause' }));
    const days = dialog.getByRole('spinbutton', { name: /How long/ });
    await userEvent.clear(days);
    await userEvent.type(days, '10');
    await userEvent.tab();
    await userEvent.click(dialog.getByRole('button', { name: 'Plan it' }));
    await expect(args.onPlan).toHaveBeenCalledWith({ from: EXAMPLE_DATE, days: 10 });
  },
};

export const Saving: Story = { args: { saving: true } };

export const Refused: Story = { args: { problem: 'Another pause lies on some of these days.' } };

/** All days of the year are planned. */
export const NothingLeft: Story = { args: { daysLeft: 0 }, globals: onPhone };

export const Closed: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Plan a pause' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};
