import { z } from 'zod';
import {
  NOTIFICATION_CONTENT_MAX,
  NOTIFICATION_SUBJECT_MAX,
  NOTIFICATION_TAG_LENGTH,
  NOTIFICATION_TAGS_MAX,
  NOTIFICATION_TARGETS_MAX,
  NOTIFICATION_UNDO_SECONDS,
  senderRoles,
} from '../notifications/limits.ts';
import { NotificationPriority, NotificationReply, NotificationType } from '../notifications/schemas.ts';
import { saidText } from '../shared/said-text.ts';
import { Id, Instant, NextCursor, Page } from '../shared/schemas.ts';

const count = z.number().int().min(0);

/** When something goes out. */
const Sending = {
  id: Id.optional().describe('Made by the client: sent again, it stays one notification.'),
  sendAt: Instant.optional().describe('When it goes out, at most 366 days ahead; at once when absent.'),
  undoSeconds: z
    .number()
    .int()
    .min(0)
    .max(NOTIFICATION_UNDO_SECONDS)
    .default(0)
    .describe('How long it is held back, so that it can be cancelled.'),
};

export const TargetUsers = z
  .union([z.enum(['all', 'member', 'admin']), z.array(Id).min(1).max(NOTIFICATION_TARGETS_MAX)], {
    error: `Choose "all", a role ("member" or "admin"), or 1 to ${NOTIFICATION_TARGETS_MAX} members by their ids.`,
  })
  .meta({ id: 'TargetUsers', description: 'Everybody, everybody of a role, or chosen members by their ids.' });
export type TargetUsers = z.infer<typeof TargetUsers>;

export const SendNotificationBody = z.object({
  ...Sending,
  title: saidText('Give it a title.', NOTIFICATION_SUBJECT_MAX),
  message: saidText('Write the message.', NOTIFICATION_CONTENT_MAX),
  targetUsers: TargetUsers,
  type: NotificationType.default('announcement'),
  priority: NotificationPriority.default('normal'),
  canReply: z.boolean().default(true),
  tags: z
    .array(z.string().trim().min(1).max(NOTIFICATION_TAG_LENGTH))
    .max(NOTIFICATION_TAGS_MAX)
    .refine((tags) => new Set(tags).size === tags.length, 'Each tag can stand once.')
    .default([]),
});
export const SendMessageBody = z.object({
  ...Sending,
  message: saidText('Write the message.', NOTIFICATION_CONTENT_MAX),
  title: saidText('Give it a title.', NOTIFICATION_SUBJECT_MAX).optional().describe('Names the sender when absent.'),
});
export const UserParams = z.object({ userId: Id });

export const SentNotification = z
  .object({
    id: Id,
    subject: z.string(),
    content: z.string(),
    sender: z.string(),
    senderRole: z.enum(senderRoles),
    type: NotificationType,
    priority: NotificationPriority,
    tags: z.array(z.string()),
    canReply: z.boolean(),
    audience: z.enum(['all', 'member', 'admin', 'chosen']),
    state: z.enum(['waiting', 'sent', 'cancelled']),
    createdAt: Instant,
    sendAt: Instant.describe('When it is, or was, to go out; until then it can be cancelled.'),
    sentAt: Instant.nullable(),
    delivered: count.nullable().describe('How many members it went to; null until it is sent, save for chosen ones.'),
    read: count.describe('How many of them have read it.'),
    threads: count.describe('How many of them have replied.'),
  })
  .meta({ id: 'SentNotification', description: 'A notification as administrators see it: to how many it went, never who has read it.' });
export type SentNotification = z.infer<typeof SentNotification>;
export const SentQuery = Page;
export const SentNotifications = z.object({ notifications: z.array(SentNotification), nextCursor: NextCursor });

export const Thread = z
  .object({
    id: Id,
    notificationId: Id,
    subject: z.string().describe('Of the notification that it is about.'),
    userId: Id,
    userName: z.string(),
    userEmail: z.string(),
    unread: z.boolean().describe('The member wrote last, and no administrator has read or answered it since.'),
    lastMessage: z.string().describe('The newest message, of either side.'),
    lastMessageAt: Instant,
  })
  .meta({ id: 'NotificationThread', description: 'What one member and the team write about one notification.' });
export type Thread = z.infer<typeof Thread>;
export const ThreadsQuery = Page;
export const Threads = z.object({
  threads: z.array(Thread).describe('Unread ones first, then newest first.'),
  unreadCount: count,
  nextCursor: NextCursor,
});
export const ThreadQuery = Page;
export const ThreadAnswer = z.object({
  thread: Thread,
  content: z.string().describe('Text of the notification that it is about.'),
  replies: z.array(NotificationReply).describe('Of both sides, oldest first.'),
  nextCursor: NextCursor.describe('Leads to earlier ones.'),
});
