import { z } from 'zod';
import { CurrentPassword, RegisterBody, User } from '../accounts/schemas.ts';
import { GuideUse, RequestMetrics, ServerMetrics } from '../monitoring/metrics-schemas.ts';
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
import { Id, Instant, LocalDate, NextCursor, Page } from '../shared/schemas.ts';
import { auditActs, userSorts } from './limits.ts';

const count = z.number().int().min(0);

/** When something goes out. */
const Sending = {
  id: Id.optional().describe('Made by the client: sent again, it stays one notification.'),
  sendAt: Instant.optional().describe('When it goes out, at most 366 days ahead and not in the past; at once when absent.'),
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
    state: z
      .enum(['waiting', 'sent', 'cancelled', 'stopped'])
      .describe('Cancelled by an administrator; stopped, as its sender was no administrator any more when it was due.'),
    createdAt: Instant,
    sendAt: Instant.describe('When it is, or was, to go out; until then it can be cancelled.'),
    sentAt: Instant.nullable(),
    delivered: count
      .nullable()
      .describe(
        'How many it reached, suspended accounts aside, and the sender and demo accounts unless they were chosen; null until it is sent, save for chosen ones.',
      ),
    recipients: z.array(z.string()).describe('Names of the first ten of those who were chosen; none for any other audience.'),
    read: count
      .nullable()
      .describe('How many of them have read it, in whole tens; null while that are fewer, or it went to fewer, or has not gone out.'),
    threads: count.describe('How many of them have replied.'),
  })
  .meta({
    id: 'SentNotification',
    description: 'A notification as administrators see it: whom they chose, to how many it went, never who has read it.',
  });
export type SentNotification = z.infer<typeof SentNotification>;
export const SendAnswer = SentNotification.extend({
  gone: count.describe('How many of those who were chosen have no account any more; it went to the others.'),
}).meta({ id: 'SendAnswer', description: 'A notification that was taken, and for how many of the chosen it came too late.' });
export type SendAnswer = z.infer<typeof SendAnswer>;
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
    lastMessageBy: z
      .object({ side: z.enum(['member', 'team']), name: z.string(), own: z.boolean().describe('Whether the reader wrote it.') })
      .describe('Who wrote the newest message.'),
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
export const ThreadSeenQuery = z.object({
  asOf: Instant.optional().describe(
    'When the newest message was sent that was shown of the thread; all of it when absent. What the member has written since stays unread.',
  ),
});
export const ThreadAnswer = z.object({
  thread: Thread,
  content: z.string().describe('Text of the notification that it is about.'),
  replies: z.array(NotificationReply).describe('Of both sides, oldest first.'),
  nextCursor: NextCursor.describe('Leads to earlier ones.'),
});

const { role } = User.shape;
const status = z.enum(['active', 'suspended']);

export const AdminUser = z
  .object({
    id: Id,
    role,
    status,
    firstName: z.string(),
    lastName: z.string(),
    name: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    isDemo: z.boolean(),
    createdAt: Instant,
    lastSeenAt: Instant.nullable().describe('Newest use of a session that is still kept, to five minutes; null without one.'),
    version: z.number().int(),
  })
  .meta({ id: 'AdminUser', description: 'An account as administrators see it: nothing that its owner wrote, measured or did.' });
export type AdminUser = z.infer<typeof AdminUser>;

export const UsersQuery = Page.extend({
  q: z.string().trim().max(100).default('').describe('Beginning of the name, of the last name or of the e-mail.'),
  sort: z.enum(userSorts).default('joined'),
  direction: z.enum(['asc', 'desc']).default('desc'),
  role: role.optional(),
  status: status.optional(),
});
export const Users = z.object({ users: z.array(AdminUser), nextCursor: NextCursor });

const { firstName, lastName, email, birthYear, birthMonth } = RegisterBody.shape;
export const CreateUserBody = z.object({
  id: Id.optional().describe('Made by the client: sent again, it stays one account.'),
  ...{ firstName, lastName, email, birthYear, birthMonth },
  role: role.default('member'),
});
export const UpdateUserBody = z
  .object({
    firstName,
    // Without the default: what is absent stays as it is.
    lastName: lastName.unwrap(),
    role,
    version: z.number().int().describe('Version the change is based on; a stale one gets 409 with the current user.'),
  })
  .partial()
  .meta({
    id: 'UpdateUserBody',
    description: 'What changes of an account. Its address is for its owner alone to change: who has the address has the account.',
  });
export const UserStatusBody = z.object({ status });

export const PasswordLink = z
  .object({ mailServer: z.boolean().describe('Whether a mail server is set up. Without one the mail lies in the outbox of the server.') })
  .meta({ id: 'PasswordLink', description: 'That a link is on its way. Nothing of the link is in it.' });
export type PasswordLink = z.infer<typeof PasswordLink>;

export const ConfirmBody = z.object({ currentPassword: CurrentPassword });
export const Confirmation = z.object({
  until: Instant.describe('Until then acts that cannot be undone need no password in this session.'),
});

export const AuditEntry = z
  .object({
    id: Id,
    at: Instant,
    act: z.enum(auditActs),
    actorId: Id.describe('Zeros alone for the server itself.'),
    actorName: z.string().describe('At that moment.'),
    userId: Id.nullable().describe('Whom it was about; null where it was about several.'),
    userName: z.string().nullable().describe('As it is now; null for several, and for an account that is gone.'),
    recordId: Id.nullable().describe('The notification, thread, document, video or challenge template.'),
    recordName: z.string().nullable().describe('Title of that as it is now, of a thread that of its notification; null once it is gone.'),
  })
  .meta({ id: 'AuditEntry', description: 'One act of an administrator. It is never changed and never removed.' });
export type AuditEntry = z.infer<typeof AuditEntry>;
export const AuditQuery = Page;
export const Audit = z.object({ entries: z.array(AuditEntry).describe('Newest first.'), nextCursor: NextCursor });

export const OnlineUsers = z.object({
  users: z.array(AdminUser).describe('At most 100, the one seen last first.'),
  count: count.describe('How many there are in all.'),
});

const told = count.nullable().describe('Null for fewer than ten members.');
export const Metrics = z
  .object({
    at: Instant,
    accounts: z.object({ all: count, administrators: count, suspended: count, demo: count }),
    active: z
      .object({ day: told, week: told, month: told })
      .describe('Members with an active day among the last 1, 7 and 30, in whole tens, demo accounts left out.'),
    xp: told.describe('XP of all members together, in whole thousands; null below, and while fewer than ten have any.'),
    signUps: z
      .array(z.object({ date: LocalDate, count }))
      .describe('Accounts made on each of the last 30 days in UTC, oldest first, demo accounts left out.'),
    guides: z.object({ calls: count, failed: count, providers: z.array(GuideUse) }).describe('Calls of guides since this server started.'),
    requests: RequestMetrics,
    server: ServerMetrics,
  })
  .meta({ id: 'Metrics', description: 'How the product is used, in numbers that point at nobody; at most a minute old.' });
export type Metrics = z.infer<typeof Metrics>;

export const UserLog = z
  .object({
    id: Id.describe('That of the session, which signing in and signing out have in common.'),
    at: Instant,
    userId: Id,
    userName: z.string(),
    event: z.enum(['signed_in', 'signed_out']).describe('Signed out by themselves, by another password, or by an administrator.'),
  })
  .meta({ id: 'UserLog', description: 'Somebody signed in or out. Nothing is told of what they did meanwhile, nor with what device.' });
export type UserLog = z.infer<typeof UserLog>;
export const UserLogsQuery = Page;
export const UserLogs = z.object({ logs: z.array(UserLog).describe('Newest first.'), nextCursor: NextCursor });
