import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ExampleAdmin } from '../examples/ExampleAdmin.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { useTriedDraft } from '../examples/use-tried-draft.ts';
import { AdminThreadsView } from './AdminThreadsView.tsx';
import { AdminThreadView, type AdminThreadViewProps } from './AdminThreadView.tsx';
import { exampleAdminNow, exampleAdminZone, exampleThread, exampleThreadReplies, exampleThreads } from './example-admin.ts';

function Trying(props: AdminThreadViewProps) {
  return (
    <ExampleAdmin section="replies">
      <AdminThreadView {...props} {...useTriedDraft(props)} />
    </ExampleAdmin>
  );
}

const meta = {
  title: 'Pages/Admin replies',
  component: AdminThreadView,
  parameters: { layout: 'fullscreen' },
  args: {
    thread: exampleThread,
    content: 'We meet at ten at the lower gate and are back before two.\n\nThe way: https://everstep.example/walk',
    replies: exampleThreadReplies,
    onRetry: fn(),
    draft: '',
    onDraftChange: fn(),
    onSend: fn(),
    onMore: fn(),
    now: exampleAdminNow,
    timeZone: exampleAdminZone,
  },
  argTypes: { now: { control: false } },
  render: (args) => <Trying {...args} />,
} satisfies Meta<typeof AdminThreadView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Thread: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send answer' }));
    await expect(canvas.getByRole('textbox', { name: 'Your answer to Ada Lovelace' })).toBeInvalid();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your answer to Ada Lovelace' }), ' Take the lower path. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send answer' }));
    await expect(args.onSend).toHaveBeenCalledWith('Take the lower path.');
  },
};

/** A long talk opens at what was said last. */
export const LongThread: Story = {
  args: {
    replies: Array.from({ length: 8 }, (_, round) =>
      exampleThreadReplies.map((reply) => ({ ...reply, id: `${reply.id} ${round}` })),
    ).flat(),
  },
  play: async ({ canvas }) => {
    const last = canvas.getAllByRole('listitem').findLast((item) => item.hasAttribute('data-latest'));
    await waitFor(async () => expect(last?.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
  },
};

export const ThreadOnPhone: Story = { args: { more: true }, globals: onPhone };

export const NotSent: Story = { args: { draft: 'Take the lower path.', sendProblem: 'Network error occurred' } };

export const ThreadLoading: Story = { args: { thread: undefined } };

export const ThreadMissing: Story = { args: { thread: undefined, missing: true } };

export const ThreadFailed: Story = { args: { thread: undefined, problem: 'Network error occurred' } };

const inbox = { onRetry: fn(), onMore: fn(), now: exampleAdminNow, timeZone: exampleAdminZone };
const Inbox = (props: Partial<Parameters<typeof AdminThreadsView>[0]>) => (
  <ExampleAdmin section="replies">
    <AdminThreadsView threads={exampleThreads} {...inbox} {...props} />
  </ExampleAdmin>
);

export const InboxOnPhone: Story = { render: () => <Inbox more />, globals: onPhone };

export const InboxEmpty: Story = { render: () => <Inbox threads={[]} /> };

export const InboxLoading: Story = { render: () => <Inbox threads={undefined} /> };

export const InboxFailed: Story = { render: () => <Inbox threads={undefined} problem="Network error occurred" /> };
