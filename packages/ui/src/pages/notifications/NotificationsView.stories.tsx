import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  exampleNotifications,
  exampleNow,
  exampleReplies,
  exampleTimeZone,
  longNotification,
  withLast,
} from '../../product/NotificationDetail/example-notifications.ts';
import { ExampleToday } from '../examples/ExampleToday.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { NotificationsView, type NotificationsViewProps } from './NotificationsView.tsx';

const closed: NotificationsViewProps['detail'] = {
  notification: null,
  onClose: fn(),
  draft: '',
  onDraftChange: fn(),
  onSendReply: fn(),
  onRetryReply: fn(),
  onEditReply: fn(),
};
const [, welcome = null] = exampleNotifications;
const opened = { ...closed, notification: welcome, replies: exampleReplies };

/** The page behind, and a list that closes and opens what it is told. */
function Trying(props: NotificationsViewProps) {
  const [openId, setOpenId] = useState(props.detail.notification?.id);
  const all = props.notifications ?? [];
  return (
    <>
      <ExampleToday />
      <NotificationsView
        {...props}
        onOpen={(id) => {
          props.onOpen(id);
          setOpenId(id);
        }}
        detail={{
          ...props.detail,
          notification: all.find(({ id }) => id === openId) ?? null,
          onClose: () => setOpenId(undefined),
        }}
      />
    </>
  );
}

const meta = {
  title: 'Pages/Notifications',
  component: NotificationsView,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 760 } } },
  args: {
    notifications: exampleNotifications,
    onClose: fn(),
    onRefresh: fn(),
    onOpen: fn(),
    onMarkRead: fn(),
    onMarkAllRead: fn(),
    onMarkTheseRead: fn(),
    onDelete: fn(),
    now: exampleNow,
    timeZone: exampleTimeZone,
    detail: closed,
  },
  render: (args) => <Trying {...args} />,
} satisfies Meta<typeof NotificationsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};
export const Phone: Story = { globals: onPhone };
export const Empty: Story = { args: { notifications: [] } };
export const Loading: Story = { args: { notifications: null } };
export const LoadFailed: Story = { args: { notifications: null, failed: true } };
/** The server does not answer: what was seen last stands here. */
export const OfflineCopy: Story = { args: { savedAt: '2026-03-18T07:20:00.000Z' }, globals: onPhone };
export const Thread: Story = { args: { detail: opened } };
export const ThreadOnPhone: Story = { args: { detail: opened }, globals: onPhone };
/** The thread goes back further than what is here. */
export const LongThread: Story = { args: { detail: { ...opened, onEarlierReplies: fn() } } };
export const ThreadFailed: Story = { args: { detail: { ...opened, replies: [], repliesFailed: true, onRepliesRetry: fn() } } };
/** A reply that did not get through stays with its text. */
export const ReplyFailed: Story = { args: { detail: { ...opened, replies: withLast('failed'), replyOutcome: 'failed' } } };
export const LongText: Story = {
  args: { notifications: [longNotification, ...exampleNotifications], detail: { ...closed, notification: longNotification } },
  globals: onPhone,
};
export const RightToLeft: Story = { args: { detail: opened }, globals: { direction: 'rtl' } };

/** Without a pointer: along the list, into one, back to its row, and out. */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    const list = await screen.findByRole('dialog', { name: 'Notifications' });
    const row = within(list).getByRole('button', { name: /^Unread: Welcome to Everstep, Ada/ });
    for (let presses = 0; presses < 30 && document.activeElement !== row; presses += 1) await userEvent.tab();
    await expect(row).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith('welcome');
    await screen.findByRole('dialog', { name: 'Welcome to Everstep, Ada' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(row).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
