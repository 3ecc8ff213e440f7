import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleNow, exampleReplies, exampleTimeZone, withLast } from '../NotificationDetail/example-notifications.ts';
import { MessageThread } from './index.ts';

const meta = {
  title: 'Product/MessageThread',
  component: MessageThread,
  args: {
    label: 'Replies',
    messages: exampleReplies,
    now: exampleNow,
    timeZone: exampleTimeZone,
    onRetry: () => undefined,
    onEdit: () => undefined,
  },
} satisfies Meta<typeof MessageThread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sending: Story = { args: { messages: withLast('sending') } };
/** Written without a connection: it goes out by itself once there is one. */
export const Waiting: Story = { args: { messages: withLast('waiting') } };
export const Failed: Story = { args: { messages: withLast('failed') } };
export const AllVariants: Story = {
  args: {
    messages: [...exampleReplies, ...withLast('sending').slice(2), ...withLast('waiting').slice(2), ...withLast('failed').slice(2)].map(
      (message, index) => ({
        ...message,
        id: `m${index}`,
      }),
    ),
  },
};
export const LongText: Story = {
  args: {
    messages: [
      {
        id: 'long',
        content: `${'We went up before breakfast and counted the stones of the path. '.repeat(12)}\n\nhttps://everstep.example/a/very/long/address/that/goes/on/and/on/without/a/single/break`,
        sentAt: '2025-11-02T08:00:00.000Z',
        author: 'Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine, for the whole team of the northern valleys',
        own: false,
      },
      { id: 'short', content: 'And?', sentAt: '2025-11-02T08:05:00.000Z', author: 'Ada', own: true },
    ],
  },
};
export const RightToLeft: Story = { args: { messages: withLast('failed') }, globals: { direction: 'rtl' } };
