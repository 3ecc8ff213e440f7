import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion } from './index.ts';

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  args: {
    items: [
      { id: 'xp', title: 'How is XP counted?', content: 'Ten for each check-in, once a day. Rest is progress, too.', defaultOpen: true },
      { id: 'streak', title: 'What if I miss a day?', content: 'One missed day costs one step of the multiplier, not all of it.' },
      { id: 'private', title: 'Who can read my journal?', content: 'You, and nobody else.' },
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Opening one closes the others. */
export const Exclusive: Story = { args: { exclusive: true } };
export const LongText: Story = {
  args: {
    items: [
      {
        id: 'long',
        title: 'What happens to the entries, pictures and notes that I made while I was away from the network for more than two days?',
        content:
          'They are kept on your device and sent as soon as it is back. What you earned is counted on the day on which you earned it, as long as it is not more than 48 hours ago; later acts are kept, and count for the day on which they arrive.',
        defaultOpen: true,
      },
    ],
  },
};
