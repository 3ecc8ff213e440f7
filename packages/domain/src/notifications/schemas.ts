import { z } from 'zod';
import { saidText } from '../shared/said-text.ts';
import { Id, Instant, NextCursor, Page } from '../shared/schemas.ts';
import { NOTIFICATION_OFFSET_MAX, NOTIFICATION_REPLY_MAX, notificationPriorities, notificationTypes, senderRoles } from './limits.ts';

export const NotificationType = z.enum(notificationTypes).meta({ id: 'NotificationType' });
export type NotificationType = z.infer<typeof NotificationType>;
export const NotificationPriority = z.enum(notificationPriorities).meta({ id: 'NotificationPriority' });
export type NotificationPriority = z.infer<typeof NotificationPriority>;

export const Notification = z
  .object({
    id: Id,
    subject: z.string(),
    content: z.string().describe('Plain text; line breaks are kept.'),
    sender: z.string().describe('Name of who sent it.'),
    senderRole: z.enum(senderRoles),
    type: NotificationType,
    priority: NotificationPriority,
    tags: z.array(z.string()),
    sentAt: Instant,
    isRead: z.boolean().describe('False again once the team has answered a reply.'),
    canReply: z.boolean(),
    answer: z
      .object({ content: z.string().describe('Plain text; line breaks are kept.'), author: z.string(), sentAt: Instant })
      .nullable()
      .describe('The newest answer of the team to the member; null without any.'),
  })
  .meta({ id: 'Notification', description: 'A message from the team to a member.' });
export type Notification = z.infer<typeof Notification>;

const count = z.number().int().min(0);
export const NotificationStats = z
  .object({
    totalMessages: count.describe('All that the member has not deleted, whatever page or type is asked for.'),
    unreadCount: count,
    lastMessageAt: Instant.nullable().describe('When the newest was sent or answered; null without any.'),
  })
  .meta({ id: 'NotificationStats' });
export type NotificationStats = z.infer<typeof NotificationStats>;

const anyType = `(?:${notificationTypes.join('|')})`;
const ChosenTypes = z
  .string()
  .max(200)
  .regex(new RegExp(`^${anyType}(?:,${anyType})*$`), `Choose among ${notificationTypes.join(', ')}; several with commas between them.`)
  .transform((text): readonly NotificationType[] => notificationTypes.filter((type) => text.split(',').includes(type)));

export const NotificationsQuery = Page.extend({
  offset: z.coerce.number().int().min(0).max(NOTIFICATION_OFFSET_MAX).default(0).describe('Rows to leave out; ignored with a cursor.'),
  type: ChosenTypes.optional().describe('Only those of this type, or of these with commas between them.'),
  unread: z.stringbool().optional().describe('Only those that are unread.'),
  id: Id.optional().describe('Only this one, if it stands in the inbox; every other choice is ignored then.'),
});
export const Notifications = z.object({
  notifications: z.array(Notification).describe('What was sent or answered last first.'),
  stats: NotificationStats,
  nextCursor: NextCursor,
});
export const UnreadCount = z.object({ count });
export const SeenQuery = z.object({
  asOf: Instant.optional().describe(
    'When the newest was sent or answered that the member had seen of it. What the team has answered since stands, and stays unread.',
  ),
});

export const NotificationReply = z
  .object({
    id: Id,
    originalNotificationId: Id,
    content: z.string().describe('Plain text; line breaks are kept.'),
    sentAt: Instant,
    userId: Id.describe('The member whose thread it is, whoever wrote.'),
    userEmail: z.string().describe('Address of that member.'),
    author: z.string().describe('Name of who wrote it.'),
    own: z.boolean().describe('Whether the reader wrote it.'),
  })
  .meta({ id: 'NotificationReply', description: 'One message of the thread that a member and the team have about a notification.' });
export type NotificationReply = z.infer<typeof NotificationReply>;

const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time such as 07:30.');
const QuietSpan = z
  .object({
    from: TimeOfDay.describe('HH:mm by the clocks of where the member is.'),
    to: TimeOfDay.describe('HH:mm; before `from` it is on the next day.'),
  })
  .refine(({ from, to }) => from !== to, { error: 'Choose two different times.', path: ['to'] });

export const NotificationPreferences = z
  .object({
    mutedTypes: z
      .array(NotificationType)
      .overwrite((types) => [...new Set(types)])
      .max(notificationTypes.length)
      .describe('Types that do not make themselves heard as they come; each counts once.'),
    quiet: QuietSpan.nullable().describe('When nothing makes itself heard; null for never.'),
  })
  .meta({
    id: 'NotificationPreferences',
    description: 'What a member wants to be told of as it comes. Whatever they choose, every notification waits in their list.',
  });
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

/** Where browsers may have their pushes sent: a host with a name, by https, at its usual port. */
const PushAddress = z
  .string()
  .max(1000)
  .regex(/^https:\/\/(?:[a-z\d-]+\.)+[a-z][a-z-]+\/[!-~]+$/, 'An https address of a push service.');

export const PushSubscriptionBody = z
  .object({
    endpoint: PushAddress.describe('Address at the push service of the browser.'),
    keys: z.object({
      p256dh: z
        .string()
        .regex(/^B[\w-]{86}$/, 'A public key in base64url.')
        .describe('Public key of the browser on P-256, uncompressed, base64url.'),
      auth: z
        .string()
        .regex(/^[\w-]{22}$/, 'Sixteen bytes in base64url.')
        .describe('Secret of the browser, base64url.'),
    }),
  })
  .meta({ id: 'PushSubscription', description: 'What the browser gives a page that may notify: `PushSubscription.toJSON()`.' });
export const PushDevice = z
  .object({
    id: Id,
    device: z.string().describe('Browser and system in words.'),
    current: z.boolean().describe('Whether the call comes from there.'),
    since: Instant,
    failing: z.boolean().describe('Whether the newest push did not get through.'),
  })
  .meta({ id: 'PushDevice', description: 'A device that is notified also while the product is closed.' });
export type PushDevice = z.infer<typeof PushDevice>;
export const PushState = z
  .object({
    publicKey: z
      .string()
      .nullable()
      .describe('Key of this server that a browser subscribes with, base64url; null where push is not set up.'),
    devices: z.array(PushDevice).describe('The member’s own, newest first.'),
  })
  .meta({ id: 'PushState', description: 'Whether this server can notify devices, and which ones it does.' });
export type PushState = z.infer<typeof PushState>;

export const ReplyBody = z.object({
  id: Id.optional().describe('Made by the client: sent again, it stays one reply.'),
  content: saidText('Write something first.', NOTIFICATION_REPLY_MAX),
});
export const RepliesQuery = Page;
export const Replies = z.object({
  replies: z.array(NotificationReply).describe('Of both sides, oldest first.'),
  nextCursor: NextCursor.describe('Leads to earlier ones.'),
});
