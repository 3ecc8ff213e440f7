import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { ConfirmDialog, confirmDialogTones } from './index.ts';

const nothing = () => undefined;
const meta = {
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange: nothing,
    onConfirm: nothing,
    title: 'Delete this entry?',
    description: 'It stays in the bin for 30 days. After that its words and pictures are gone for good.',
    confirmLabel: 'Delete entry',
  },
  argTypes: { tone: { control: 'select', options: confirmDialogTones } },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Focus starts on the way out. */
export const Keyboard: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
};
export const Primary: Story = {
  args: {
    tone: 'primary',
    title: 'Start the 21-day challenge?',
    description: 'Your 7-day challenge is paused and keeps its place.',
    confirmLabel: 'Start challenge',
  },
};
export const Pending: Story = { args: { pending: true } };
export const LongText: Story = {
  args: {
    title: 'Delete everything that you wrote about the mosses of the northern valleys?',
    description:
      'Forty-two entries, eleven pictures and the notes that your guide made of them go to the bin, where they stay for 30 days; your streak and your XP stay as they are.',
    confirmLabel: 'Delete all entries of this notebook',
  },
};
