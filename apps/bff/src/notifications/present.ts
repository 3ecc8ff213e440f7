import type { Notification, NotificationReply } from '@everstep/domain';
import { hasRead, type InboxRow, type NotificationRow, type Reader } from './store.ts';
import type { ReplyRow } from './thread-store.ts';

type Written = Pick<
  NotificationRow,
  'id' | 'subject' | 'content' | 'senderName' | 'senderRole' | 'type' | 'priority' | 'tags' | 'canReply'
>;

/** What is the same for whoever looks at a notification. */
export const presentWritten = (row: Written) => ({
  id: row.id,
  subject: row.subject,
  content: row.content,
  sender: row.senderName,
  senderRole: row.senderRole,
  type: row.type,
  priority: row.priority,
  tags: tagsOf(row),
  canReply: row.canReply === 1,
});

/** A notification as a member reads it. */
export const presentNotification = (row: InboxRow, reader: Reader): Notification => ({
  ...presentWritten(row),
  sentAt: row.sentAt,
  isRead: hasRead(row, reader),
  answer: answerOf(row),
});

function answerOf({ answerContent, answerAuthor, answeredAt }: InboxRow): Notification['answer'] {
  if (answerContent === null || answerAuthor === null || answeredAt === null) return null;
  return { content: answerContent, author: answerAuthor, sentAt: answeredAt };
}

function tagsOf({ tags }: Pick<NotificationRow, 'tags'>): string[] {
  // Only words of a validated body are ever stored in this column.
  return JSON.parse(tags) as string[];
}

interface ThreadOf {
  readonly notificationId: string;
  readonly memberId: string;
  readonly email: string;
}

/** One message of a thread, as `readerId` reads it. The team's own addresses stay with the team. */
export const presentReply = (row: ReplyRow, thread: ThreadOf, readerId: string): NotificationReply => ({
  id: row.id,
  originalNotificationId: thread.notificationId,
  content: row.content,
  sentAt: row.sentAt,
  userId: thread.memberId,
  userEmail: thread.email,
  author: row.authorName,
  own: row.authorId === readerId,
});
