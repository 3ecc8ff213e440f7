import type { AttachmentKind, NotificationPriority, NotificationType, SenderRole } from './notification.ts';

/** The fixed words of a `NotificationDetail`; those of kinds are also used by the list. */
export interface NotificationDetailTexts {
  readonly types: Readonly<Record<NotificationType, string>>;
  readonly priorities: Readonly<Record<NotificationPriority, string>>;
  readonly roles: Readonly<Record<SenderRole, string>>;
  readonly attachmentKinds: Readonly<Record<AttachmentKind, string>>;
  /** Says to those who hear the dialog whom it is from. */
  readonly description: (sender: string) => string;
  readonly delete: string;
  readonly reply: string;
  readonly message: string;
  /** Name the thread of answers, the attachments, and kind and tags. */
  readonly replies: string;
  readonly attachments: string;
  readonly kindAndTags: string;
  readonly from: string;
  readonly sent: string;
  /** @param kind one of `attachmentKinds` */
  readonly unsafe: (kind: string) => string;
  readonly offline: string;
  readonly offlineHint: string;
  /** In place of both, where the replies could not be read either. */
  readonly offlineNoReplies: string;
  readonly repliesFailed: string;
  readonly repliesRetry: string;
  readonly earlierReplies: string;
  readonly replySent: string;
  readonly replyFailed: string;
  readonly yourReply: string;
  readonly yourReplyHint: string;
  readonly cancel: string;
  readonly send: string;
}

export const notificationDetailTexts: NotificationDetailTexts = {
  types: {
    welcome: 'Welcome',
    announcement: 'Announcement',
    feature: 'Feature',
    maintenance: 'Maintenance',
    promotion: 'Promotion',
    reminder: 'Reminder',
    personal: 'Personal',
  },
  priorities: { urgent: 'Urgent', high: 'High priority', normal: 'Normal priority', low: 'Low priority' },
  roles: { admin: 'Administrator', system: 'System', support: 'Support' },
  attachmentKinds: { link: 'Link', document: 'Document', video: 'Video' },
  description: (sender) => `Notification from ${sender}`,
  delete: 'Delete',
  reply: 'Reply to Admin',
  message: 'Message',
  replies: 'Replies',
  attachments: 'Attachments',
  kindAndTags: 'Kind and tags',
  from: 'From',
  sent: 'Sent',
  unsafe: (kind) => `${kind}. Its address can’t be opened safely.`,
  offline: 'No connection to the server',
  offlineHint: 'There may be something newer. What you write is kept and goes out by itself.',
  offlineNoReplies: 'What was written about this comes with it. What you write is kept and goes out by itself.',
  repliesFailed: 'What was written about this could not be loaded.',
  repliesRetry: 'Try again',
  earlierReplies: 'Show earlier replies',
  replySent: 'Reply sent successfully! The admin will receive your message.',
  replyFailed: 'Failed to send reply. Please try again.',
  yourReply: 'Your reply',
  yourReplyHint: 'Only the team reads it.',
  cancel: 'Cancel',
  send: 'Send Reply',
};
