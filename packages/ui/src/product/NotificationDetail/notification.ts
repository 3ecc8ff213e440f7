export const notificationTypes = ['welcome', 'announcement', 'feature', 'maintenance', 'promotion', 'reminder', 'personal'] as const;
export type NotificationType = (typeof notificationTypes)[number];

export const notificationPriorities = ['urgent', 'high', 'normal', 'low'] as const;
export type NotificationPriority = (typeof notificationPriorities)[number];

export const senderRoles = ['admin', 'system', 'support'] as const;
export type SenderRole = (typeof senderRoles)[number];

export const attachmentKinds = ['link', 'document', 'video'] as const;
export type AttachmentKind = (typeof attachmentKinds)[number];

/** Something to open that came with a notification. */
export interface NotificationAttachment {
  readonly kind: AttachmentKind;
  readonly title: string;
  /** An http(s) address or a path of the product; anything else is shown, but leads nowhere. */
  readonly href: string;
}

/** A message from the team to a member. */
export interface NotificationItem {
  readonly id: string;
  readonly subject: string;
  /** Plain text; line breaks are kept, http(s) addresses become links. */
  readonly content: string;
  /** Name of who sent it. */
  readonly sender: string;
  readonly senderRole: SenderRole;
  readonly type: NotificationType;
  readonly priority: NotificationPriority;
  readonly tags: readonly string[];
  /** ISO-8601 instant. */
  readonly sentAt: string;
  readonly isRead: boolean;
  readonly canReply: boolean;
  /** The team's newest answer to the reader; it stands for the notification in the list. */
  readonly answer?: { readonly content: string; readonly author: string /** ISO-8601 instant. */; readonly sentAt: string } | null;
  readonly attachments?: readonly NotificationAttachment[];
}
