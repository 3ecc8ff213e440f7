import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ExampleShell } from '../examples/ExampleShell.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { FollowUpView } from './FollowUpView.tsx';

const meta = {
  title: 'Pages/Care follow-up',
  component: FollowUpView,
  parameters: { layout: 'fullscreen' },
  args: { onDismiss: fn() },
  render: (args) => (
    <ExampleShell current="/">
      <FollowUpView {...args} />
    </ExampleShell>
  ),
} satisfies Meta<typeof FollowUpView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** It goes at once and asks for nothing. */
export const PutAway: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thank you, close this' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
