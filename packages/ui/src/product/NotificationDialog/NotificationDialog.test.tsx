import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { exampleNotification, exampleNotifications, exampleNow, exampleTimeZone } from '../NotificationDetail/example-notifications.ts';
import { NotificationDialog, type NotificationDialogProps, NotificationMenu } from './index.ts';

function show(changes: Partial<NotificationDialogProps> = {}) {
  const acts = {
    onOpenChange: vi.fn(),
    onRefresh: vi.fn(),
    onOpen: vi.fn(),
    onMarkRead: vi.fn(),
    onMarkAllRead: vi.fn(),
    onMarkTheseRead: vi.fn(),
    onFilterChange: vi.fn(),
    onDelete: vi.fn(),
    onUndoDelete: vi.fn(),
    onLoadMore: vi.fn(),
  };
  const dialogOf = (props: Partial<NotificationDialogProps>) => (
    <NotificationDialog open notifications={exampleNotifications} now={exampleNow} timeZone={exampleTimeZone} {...acts} {...props} />
  );
  const { rerender } = render(dialogOf(changes));
  return { ...acts, user: userEvent.setup(), again: (more: Partial<NotificationDialogProps>) => rerender(dialogOf(more)) };
}
const dialog = () => screen.getByRole('dialog', { name: 'Notifications' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const subjects = () => screen.queryAllByRole('article').map((row) => row.getAttribute('aria-label'));
const openMenu = (user: ReturnType<typeof userEvent.setup>, subject: string) => user.click(button(`Options for “${subject}”`));

describe('the list of notifications', () => {
  it('shows each with its subject, sender, role, kind and time [notif-003]', () => {
    show();
    expect(subjects()).toHaveLength(exampleNotifications.length);
    const row = within(screen.getByRole('article', { name: 'Welcome to Everstep, Ada' }));
    for (const text of ['Welcome', 'Maya Okafor, Administrator', '1 h ago']) expect(row.getByText(text)).toBeVisible();
  });

  it('tells unread from read in words, and counts the unread', () => {
    show();
    expect(screen.getAllByRole('button', { name: /^Unread: / })).toHaveLength(3);
    expect(dialog()).toHaveAccessibleDescription('3 unread');
  });

  it('counts the unread of later pages as well where it is told', () => {
    show({ unread: 1204 });
    expect(dialog()).toHaveAccessibleDescription('1,204 unread');
  });

  it('shows the newest answer and its time for what was answered', () => {
    const answer = { content: 'It is open again.', author: 'Jonas Lindqvist', sentAt: '2026-03-18T09:10:00.000Z' };
    show({ notifications: [exampleNotification({ answer })] });
    const row = within(screen.getByRole('article', { name: 'Welcome to Everstep, Ada' }));
    expect(row.getByText('Jonas Lindqvist: It is open again.')).toBeVisible();
    expect(row.getByText('20 min ago')).toBeVisible();
  });

  it('says in words what is urgent', () => {
    show();
    expect(within(screen.getByRole('article', { name: /We will be away/ })).getByText('Urgent')).toBeVisible();
  });

  it('opens one by its row [notif-008]', async () => {
    const { user, onOpen } = show();
    await user.click(button(/^Unread: Welcome to Everstep/));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('welcome');
  });

  it('is fetched again by Refresh [notif-004]', async () => {
    const { user, onRefresh } = show();
    await user.click(button('Refresh'));
    expect(onRefresh).toHaveBeenCalledOnce();
  });

  it('marks everything by Mark All Read, while there is something to mark [notif-005]', async () => {
    const { user, onMarkAllRead } = show();
    await user.click(button('Mark All Read'));
    expect(onMarkAllRead).toHaveBeenCalledOnce();
  });

  it('has nothing to mark when everything is read', () => {
    show({ notifications: exampleNotifications.map((item) => ({ ...item, isRead: true })) });
    expect(button('Mark All Read')).toBeDisabled();
  });

  it('marks one as read by its menu [notif-006]', async () => {
    const { user, onMarkRead } = show();
    await openMenu(user, 'Welcome to Everstep, Ada');
    await user.click(screen.getByRole('menuitem', { name: 'Mark as Read' }));
    expect(onMarkRead).toHaveBeenCalledExactlyOnceWith('welcome');
  });

  it('deletes one by its menu [notif-007]', async () => {
    const { user, onDelete, onOpen } = show();
    await openMenu(user, 'Welcome to Everstep, Ada');
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    expect(onDelete).toHaveBeenCalledExactlyOnceWith('welcome');
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('brings back what was deleted [notif-016]', async () => {
    const { user, onUndoDelete } = show({ deleted: { id: 'gone', subject: 'A walk together' } });
    expect(screen.getByRole('status')).toHaveTextContent('Deleted “A walk together”');
    await user.click(button('Undo'));
    expect(onUndoDelete).toHaveBeenCalledExactlyOnceWith('gone');
  });

  it('fetches earlier ones where there are some', async () => {
    const { user, onLoadMore } = show();
    await user.click(button('Show earlier ones'));
    expect(onLoadMore).toHaveBeenCalledOnce();
  });
});

describe('filters', () => {
  it('narrow the list to chosen types, and back', async () => {
    const { user } = show();
    await user.click(button('Reminder'));
    await user.click(button('Feature'));
    expect(subjects()).toEqual(['Your journal has covers now', 'Day 5 of your challenge waits']);
    await user.click(button('Unread'));
    expect(subjects()).toEqual([]);
    await user.click(button('Show all'));
    expect(subjects()).toHaveLength(exampleNotifications.length);
  });

  it('leave the way to earlier ones where none of those here is meant', async () => {
    const { user, onLoadMore } = show({ notifications: exampleNotifications.map((item) => ({ ...item, isRead: true })) });
    await user.click(button('Unread'));
    expect(screen.getByText(/There are earlier ones/)).toBeVisible();
    await user.click(button('Show earlier ones'));
    expect(onLoadMore).toHaveBeenCalledOnce();
  });

  it('say what is wanted, and show nothing false while it is asked for', async () => {
    const read = exampleNotifications.map((item) => ({ ...item, isRead: true }));
    const { user, onFilterChange } = show({ notifications: read, searching: true });
    await user.click(button('Unread'));
    expect(onFilterChange).toHaveBeenCalledExactlyOnceWith({ unreadOnly: true, types: [] });
    expect(screen.getByRole('status')).toHaveTextContent('Loading notifications');
    await user.click(button('Unread'));
    expect(onFilterChange).toHaveBeenLastCalledWith({ unreadOnly: false, types: [] });
    await user.click(button('Reminder'));
    expect(onFilterChange).toHaveBeenLastCalledWith({ unreadOnly: false, types: ['reminder'] });
    await user.click(button('Reminder'));
    expect(subjects()).toHaveLength(exampleNotifications.length);
  });

  it('stay in reach where nothing unread is left', async () => {
    const { user, again } = show();
    await user.click(button('Unread'));
    again({ notifications: [] });
    expect(screen.queryByText('No notifications yet')).toBeNull();
    await user.click(button('Show all'));
    expect(screen.getByText('No notifications yet')).toBeVisible();
  });

  it('have the marking act on what they leave', async () => {
    const { user, onMarkTheseRead, onMarkAllRead } = show();
    await user.click(button('Welcome'));
    expect(screen.queryByRole('button', { name: 'Mark All Read' })).toBeNull();
    await user.click(button('Mark These Read'));
    expect(onMarkTheseRead).toHaveBeenCalledExactlyOnceWith(['welcome']);
    expect(onMarkAllRead).not.toHaveBeenCalled();
  });

  it('offer only types that occur', () => {
    show({ notifications: exampleNotifications.slice(0, 2) });
    const offered = within(screen.getByRole('group', { name: 'Show only' })).getAllByRole('button');
    expect(offered.map((chip) => chip.textContent)).toEqual(['Unread', 'Welcome', 'Maintenance']);
  });

  it('offer the types of later pages where they are told, and keep them while one is chosen', async () => {
    const { user, again } = show({ notifications: exampleNotifications.slice(0, 2), types: ['welcome', 'promotion'] });
    await user.click(button('Promotion'));
    again({ notifications: [], types: ['welcome', 'promotion'] });
    const offered = within(screen.getByRole('group', { name: 'Show only' })).getAllByRole('button');
    expect(offered.map((chip) => chip.textContent)).toEqual(['Unread', 'Welcome', 'Promotion']);
  });
});

describe('without a list', () => {
  it('says when there is nothing yet [notif-010]', () => {
    show({ notifications: [] });
    expect(within(dialog()).getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mark All Read' })).toBeNull();
  });

  it('says that it is loading', () => {
    show({ notifications: null });
    expect(screen.getByRole('status')).toHaveTextContent('Loading notifications');
  });

  it('says that loading has failed, and tries again', async () => {
    const { user, onRefresh } = show({ notifications: null, failed: true });
    expect(screen.getByRole('alert')).toHaveTextContent('Your notifications could not be loaded');
    await user.click(button('Try again'));
    expect(onRefresh).toHaveBeenCalledOnce();
  });

  it('marks a saved copy as one [error-030]', () => {
    show({ savedAt: '2026-03-18T07:20:00.000Z' });
    expect(screen.getByText('Offline copy')).toBeVisible();
    expect(screen.getByText(/^Saved 2 h ago/)).toBeVisible();
    expect(subjects()).toHaveLength(exampleNotifications.length);
  });

  it('says how long it will be quiet', () => {
    show({ quietUntil: '07:00' });
    expect(screen.getByText(/^Quiet until 07:00/)).toBeVisible();
  });
});

describe('NotificationMenu', () => {
  it('counts notifications and messages in one badge, up to 99 [top-011] [top-012]', () => {
    const nothing = () => undefined;
    const { rerender } = render(<NotificationMenu notifications={98} messages={1} onNotifications={nothing} onMessages={nothing} />);
    expect(button('Messages, 99 unread')).toHaveTextContent('99');
    rerender(<NotificationMenu notifications={98} messages={2} onNotifications={nothing} onMessages={nothing} />);
    expect(button('Messages, 99+ unread')).toHaveTextContent('99+');
    rerender(<NotificationMenu notifications={0} messages={0} onNotifications={nothing} onMessages={nothing} />);
    expect(button('Messages').textContent).toBe('');
  });

  it('leads to either [top-011]', async () => {
    const onNotifications = vi.fn();
    const onMessages = vi.fn();
    const user = userEvent.setup();
    render(<NotificationMenu notifications={3} messages={0} onNotifications={onNotifications} onMessages={onMessages} />);
    await user.click(button('Messages, 3 unread'));
    await user.click(screen.getByRole('menuitem', { name: /^Notifications/ }));
    expect(onNotifications).toHaveBeenCalledOnce();
    await user.click(button('Messages, 3 unread'));
    await user.click(screen.getByRole('menuitem', { name: /^Direct messages/ }));
    expect(onMessages).toHaveBeenCalledOnce();
  });
});
