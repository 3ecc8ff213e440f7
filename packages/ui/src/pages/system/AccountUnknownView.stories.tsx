import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ExampleShell } from '../examples/ExampleShell.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { AccountUnknownView } from './AccountUnknownView.tsx';

const meta = {
  title: 'Pages/Account Unknown',
  component: AccountUnknownView,
  parameters: { layout: 'fullscreen' },
  args: { onRetry: fn() },
  render: (args) => (
    <ExampleShell current="/admin">
      <AccountUnknownView {...args} />
    </ExampleShell>
  ),
} satisfies Meta<typeof AccountUnknownView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Not known is not "no": it says so, and offers another try. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = { globals: onPhone };
export const Retrying: Story = { args: { retrying: true } };
