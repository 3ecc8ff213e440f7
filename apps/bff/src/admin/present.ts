import { type SentNotification, SMALLEST_GROUP, type Thread, tellable } from '@everstep/domain';
import { presentWritten } from '../notifications/present.ts';
import { senderNameOf } from '../notifications/sender-name.ts';
import type { NotificationRow } from '../notifications/store.ts';
import type { SentNumbers, WholeThread } from './store.ts';

const audiences = { all: 'all', 'role:admin': 'admin', 'role:member': 'member', members: 'chosen' } as const;

/** A notification as administrators see it: whom they chose, and numbers that tell on nobody. */
export const presentSent = (row: NotificationRow, { recipients, read, threads }: SentNumbers): SentNotification => ({
  ...presentWritten(row),
  audience: audiences[row.audience],
  state: stateOf(row),
  createdAt: row.createdAt,
  sendAt: row.sendAt,
  sentAt: row.sentAt,
  delivered: row.audienceSize,
  recipients: recipients.get(row.id) ?? [],
  read: readersOf(row, read.get(row.id) ?? 0),
  threads: threads.get(row.id) ?? 0,
});

/** Of a letter to one member, “read by one” would say who has read it. */
function readersOf({ audienceSize, place }: NotificationRow, read: number): number | null {
  if (place === null || audienceSize === null || audienceSize < SMALLEST_GROUP) return null;
  // Who was suspended when it went out may read it later: a rate of readers is never above the whole.
  // That nobody has read it yet would tell of the first who does.
  return tellable(Math.min(read, audienceSize)) || null;
}

function stateOf({ cancelledAt, stopped, place }: NotificationRow): SentNotification['state'] {
  if (cancelledAt !== null) return stopped === 1 ? 'stopped' : 'cancelled';
  return place === null ? 'waiting' : 'sent';
}

/** A thread as the administrator `readerId` sees it. */
export const presentThread = (row: WholeThread, readerId: string): Thread => ({
  id: row.id,
  notificationId: row.notificationId,
  subject: row.subject,
  userId: row.memberId,
  userName: senderNameOf(row),
  userEmail: row.email,
  unread: row.unread === 1,
  lastMessage: row.lastMessage,
  lastMessageBy: { side: row.lastSide, name: row.lastAuthorName, own: row.lastAuthorId === readerId },
  lastMessageAt: row.lastMessageAt,
});
