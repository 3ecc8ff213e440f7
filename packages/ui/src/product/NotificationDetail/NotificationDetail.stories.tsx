import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import {
  exampleNotification,
  exampleNotifications,
  exampleNow,
  exampleReplies,
  exampleTimeZone,
  longNotification,
  withLast,
} from './example-notifications.ts';
import { NotificationDetail, type NotificationDetailProps } from './index.ts';

/** Keeps the draft; closes and opens again. */
function Live(props: NotificationDetailProps) {
  const [draft, setDraft] = useState(props.draft);
  const [open, setOpen] = useState(true);
  return (
    <>
      {!open && <Button onClick={() => setOpen(true)}>Read it again</Button>}
      <NotificationDetail
        {...props}
        notification={open ? props.notification : null}
        onClose={() => setOpen(false)}
        draft={draft}
        onDraftChange={setDraft}
      />
    </>
  );
}

const nothing = () => undefined;
const meta = {
  title: 'Product/NotificationDetail',
  component: NotificationDetail,
  parameters: { docs: { story: { inline: false, iframeHeight: 620 } } },
  args: {
    notification: exampleNotification(),
    onClose: nothing,
    onDelete: nothing,
    draft: '',
    onDraftChange: nothing,
    onSendReply: nothing,
    onRetryReply: nothing,
    onEditReply: nothing,
    now: exampleNow,
    timeZone: exampleTimeZone,
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof NotificationDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

const one = (id: string) => exampleNotifications.find((notification) => notification.id === id) ?? null;

export const Default: Story = {};
/** From the system: urgent, and not to be answered. */
export const WithoutReply: Story = { args: { notification: one('maintenance') } };
export const FromSupport: Story = { args: { notification: one('answer') } };
export const Attachments: Story = { args: { notification: one('feature') } };
export const Thread: Story = { args: { replies: exampleReplies } };
/** A few words are written, and not sent. */
export const Composing: Story = {
  args: { draft: 'Where do I change the hour at which' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reply to Admin' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your reply' })).toHaveFocus());
    await expect(screen.getByRole('button', { name: 'Send Reply' })).toBeEnabled();
  },
};
/** Nothing is written yet, so nothing can be sent. */
export const ComposingBlank: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reply to Admin' }));
    await expect(await screen.findByRole('button', { name: 'Send Reply' })).toBeDisabled();
  },
};
export const Sending: Story = { args: { replies: withLast('sending') } };
export const Sent: Story = { args: { replies: exampleReplies, replyOutcome: 'sent' } };
/** Kept as a draft: it can be sent again, or changed first. */
export const Failed: Story = { args: { replies: withLast('failed'), replyOutcome: 'failed' } };
/** The server does not answer: what is written waits. */
export const Offline: Story = { args: { replies: withLast('waiting'), offline: true } };
/** Neither the server nor the replies: said once. */
export const OfflineNoReplies: Story = {
  args: { offline: true, repliesFailed: true, onRepliesRetry: nothing },
  play: async () => {
    await expect(await screen.findByText('No connection to the server')).toBeVisible();
    await expect(screen.queryByText('What was written about this could not be loaded.')).toBeNull();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
/** There is more than what is here. */
export const EarlierReplies: Story = { args: { replies: exampleReplies, onEarlierReplies: nothing } };
export const RepliesFailed: Story = { args: { repliesFailed: true, onRepliesRetry: nothing } };
export const AllVariants: Story = {
  args: { notification: { ...exampleNotification(), attachments: one('feature')?.attachments ?? [] }, replies: withLast('failed') },
};
/** A long subject has the whole width, below the buttons. */
export const LongText: Story = {
  args: { notification: longNotification },
  play: async () => {
    const subject = await screen.findByRole('heading', { level: 2 });
    const { bottom } = screen.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect(subject.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom - 16);
  },
};
export const Phone: Story = { args: { replies: exampleReplies }, globals: { viewport: { value: 'mobile1', isRotated: false } } };
export const RightToLeft: Story = { args: { replies: exampleReplies }, globals: { direction: 'rtl' } };
