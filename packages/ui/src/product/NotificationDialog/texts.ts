import { countOf } from '../format.ts';

/** The fixed words of a `NotificationDialog` and of a `NotificationMenu`. */
export interface NotificationDialogTexts {
  readonly title: string;
  readonly description: string;
  readonly unreadCount: (count: number) => string;
  readonly allRead: string;
  readonly refresh: string;
  readonly markAllRead: string;
  /** Instead of it while the list is narrowed to types. */
  readonly markTheseRead: string;
  /** The beginning of an answer, in place of the text that it answers. */
  readonly answer: (author: string, content: string) => string;
  readonly showEarlier: string;
  /** Names the filters. */
  readonly showOnly: string;
  readonly unread: string;
  /** Read before the subject of one that is unread. */
  readonly unreadMark: string;
  readonly options: (subject: string) => string;
  readonly markRead: string;
  readonly delete: string;
  readonly offline: string;
  /** @param when such as "2 h ago" */
  readonly offlineHint: (when: string) => string;
  readonly quietUntil: (time: string) => string;
  readonly retry: string;
  readonly loading: string;
  readonly failed: string;
  readonly failedHint: string;
  readonly empty: string;
  readonly emptyHint: string;
  readonly noneFiltered: string;
  readonly noneFilteredHint: string;
  /** Instead of it while there are earlier ones. */
  readonly noneYetFilteredHint: string;
  readonly showAll: string;
  readonly deleted: (subject: string) => string;
  readonly undo: string;
  /** Name the bell of the menu. @param count such as "3" or "99+" */
  readonly messages: string;
  readonly messagesUnread: (count: string) => string;
  readonly directMessages: string;
}

export const notificationDialogTexts: NotificationDialogTexts = {
  title: 'Notifications',
  description: 'Messages from the team',
  unreadCount: (count) => countOf(count, 'unread', 'unread'),
  allRead: 'All read',
  refresh: 'Refresh',
  markAllRead: 'Mark All Read',
  markTheseRead: 'Mark These Read',
  answer: (author, content) => `${author}: ${content}`,
  showEarlier: 'Show earlier ones',
  showOnly: 'Show only',
  unread: 'Unread',
  unreadMark: 'Unread: ',
  options: (subject) => `Options for “${subject}”`,
  markRead: 'Mark as Read',
  delete: 'Delete',
  offline: 'Offline copy',
  offlineHint: (when) => `Saved ${when}. What you read and delete here is sent once the server answers; what you write is kept.`,
  quietUntil: (time) => `Quiet until ${time}. What arrives meanwhile waits here without a sound.`,
  retry: 'Try again',
  loading: 'Loading notifications',
  failed: 'Your notifications could not be loaded',
  failedHint: 'Nothing is lost: they wait on the server.',
  empty: 'No notifications yet',
  emptyHint: 'News from the team and answers to you will wait here.',
  noneFiltered: 'None of these here',
  noneFilteredHint: 'No notification is of the kind you asked for.',
  noneYetFilteredHint: 'None of those shown so far is of the kind you asked for. There are earlier ones.',
  showAll: 'Show all',
  deleted: (subject) => `Deleted “${subject}”`,
  undo: 'Undo',
  messages: 'Messages',
  messagesUnread: (count) => `Messages, ${count} unread`,
  directMessages: 'Direct messages',
};
