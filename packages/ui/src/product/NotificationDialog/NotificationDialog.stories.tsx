import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  exampleNotification,
  exampleNotifications,
  exampleNow,
  exampleTimeZone,
  longNotification,
  manyNotifications,
} from '../NotificationDetail/example-notifications.ts';
import { NotificationDetail, type NotificationItem } from '../NotificationDetail/index.ts';
import { NotificationDialog, type NotificationDialogProps } from './index.ts';

const nothing = () => undefined;

/** A page around the dialog that does what it is told. */
function Living(props: NotificationDialogProps) {
  const [items, setItems] = useState(props.notifications ?? []);
  const [deleted, setDeleted] = useState<NotificationItem | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const read = (isThis: (item: NotificationItem) => boolean) =>
    setItems((all) => all.map((item) => (isThis(item) ? { ...item, isRead: true } : item)));
  const remove = (id: string) => {
    setDeleted(items.find((item) => item.id === id) ?? null);
    setItems(items.filter((item) => item.id !== id));
    setOpenId(null);
  };
  return (
    <>
      <NotificationDialog
        {...props}
        notifications={items}
        deleted={deleted}
        onOpen={(id) => {
          setOpenId(id);
          read((item) => item.id === id);
        }}
        onMarkRead={(id) => read((item) => item.id === id)}
        onMarkAllRead={() => read(() => true)}
        onMarkTheseRead={(ids) => read(({ id }) => ids.includes(id))}
        onDelete={remove}
        onUndoDelete={() => {
          if (deleted) setItems([deleted, ...items]);
          setDeleted(null);
        }}
      />
      <NotificationDetail
        notification={items.find(({ id }) => id === openId) ?? null}
        onClose={() => setOpenId(null)}
        onDelete={remove}
        draft=""
        onDraftChange={nothing}
        onSendReply={nothing}
        onRetryReply={nothing}
        onEditReply={nothing}
        now={props.now}
        timeZone={props.timeZone}
      />
    </>
  );
}

const meta = {
  title: 'Product/NotificationDialog',
  component: NotificationDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    open: true,
    onOpenChange: nothing,
    notifications: exampleNotifications,
    onRefresh: nothing,
    onOpen: nothing,
    onMarkRead: nothing,
    onMarkAllRead: nothing,
    onMarkTheseRead: nothing,
    onDelete: nothing,
    now: exampleNow,
    timeZone: exampleTimeZone,
  },
} satisfies Meta<typeof NotificationDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** An answer of the team stands for the letter that it belongs to, with its own time. */
export const Answered: Story = {
  args: {
    notifications: [
      exampleNotification({
        id: 'answered',
        answer: { content: 'It is open again from Monday on.', author: 'Jonas Lindqvist', sentAt: '2026-03-18T09:20:00.000Z' },
      }),
      ...exampleNotifications,
    ],
  },
};
export const Empty: Story = { args: { notifications: [] } };
export const Loading: Story = { args: { notifications: null } };
export const LoadFailed: Story = { args: { notifications: null, failed: true } };
export const Refreshing: Story = { args: { refreshing: true } };
export const AllRead: Story = { args: { notifications: exampleNotifications.map((item) => ({ ...item, isRead: true })) } };
/** The server does not answer: what was seen last, marked as a copy. */
export const OfflineCopy: Story = { args: { savedAt: '2026-03-18T07:20:00.000Z' } };
export const QuietHours: Story = { args: { quietUntil: '07:00' } };
export const Deleted: Story = {
  args: { deleted: { id: 'gone', subject: 'A walk together on the first Sunday in April' }, onUndoDelete: nothing },
};
/** A page of fifty is there, and there are more. */
export const MorePages: Story = { args: { notifications: manyNotifications(50), unread: 31, onLoadMore: nothing } };
export const LongText: Story = { args: { notifications: [longNotification, ...exampleNotifications] } };
export const Phone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const AllVariants: Story = {
  args: {
    savedAt: '2026-03-18T07:20:00.000Z',
    quietUntil: '07:00',
    deleted: { id: 'gone', subject: 'A walk together on the first Sunday in April' },
    onUndoDelete: nothing,
  },
};

/** Only what is in sight is drawn; screen readers hear of all. */
export const FiveHundred: Story = {
  args: { notifications: manyNotifications(500) },
  play: async () => {
    const list = await screen.findByRole('list', { name: 'Notifications' });
    await waitFor(() => expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(5));
    await expect(within(list).getAllByRole('listitem').length).toBeLessThan(40);
    const [first] = within(list).getAllByRole('listitem');
    await expect(first).toHaveAttribute('aria-setsize', '500');
    const scroller = list.parentElement?.parentElement;
    scroller?.scrollTo({ top: scroller.scrollHeight });
    await waitFor(() => expect(within(list).getByText('Letter 500 from the hut by the lake')).toBeVisible());
  },
};

export const Filtered: Story = {
  render: (args) => <Living {...args} />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reminder' }));
    await expect(screen.getAllByRole('article')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Unread' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'None of these here' })).toBeVisible());
  },
};

/** Opened, read and closed again: focus returns to the row, which counts as read. */
export const InUse: Story = {
  render: (args) => <Living {...args} />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Unread: Welcome to Everstep, Ada/ }));
    await screen.findByRole('dialog', { name: 'Welcome to Everstep, Ada' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Welcome to Everstep, Ada' })).toBeNull());
    const opened = await screen.findByRole('button', { name: /^Welcome to Everstep, Ada/ });
    await waitFor(() => expect(opened).toHaveFocus());
    await expect(screen.getByRole('dialog', { name: 'Notifications' })).toHaveAccessibleDescription('2 unread');
  },
};
