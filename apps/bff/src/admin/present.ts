import type { SentNotification, Thread } from '@everstep/domain';
import { presentWritten } from '../notifications/present.ts';
import { senderNameOf } from '../notifications/sender-name.ts';
import type { NotificationRow } from '../notifications/store.ts';
import type { SentCounts, WholeThread } from './store.ts';

const audiences = { all: 'all', 'role:admin': 'admin', 'role:member': 'member', members: 'chosen' } as const;

/** A notification as administrators see it: numbers, and nobody's name but the sender's. */
export const presentSent = (row: NotificationRow, { read, threads }: SentCounts): SentNotification => ({
  ...presentWritten(row),
  audience: audiences[row.audience],
  state: stateOf(row),
  createdAt: row.createdAt,
  sendAt: row.sendAt,
  sentAt: row.sentAt,
  delivered: row.audienceSize,
  // Who was suspended when it went out may read it later: a rate of readers is never above the whole.
  read: Math.min(read.get(row.id) ?? 0, row.audienceSize ?? 0),
  threads: threads.get(row.id) ?? 0,
});

function stateOf({ cancelledAt, place }: NotificationRow): SentNotification['state'] {
  if (cancelledAt !== null) return 'cancelled';
  return place === null ? 'waiting' : 'sent';
}

export const presentThread = (row: WholeThread): Thread => ({
  id: row.id,
  notificationId: row.notificationId,
  subject: row.subject,
  userId: row.memberId,
  userName: senderNameOf(row),
  userEmail: row.email,
  unread: row.unread === 1,
  lastMessage: row.lastMessage,
  lastMessageAt: row.lastMessageAt,
});
