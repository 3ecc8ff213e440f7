export { NotificationDetail, type NotificationDetailProps } from './NotificationDetail.tsx';
export {
  type AttachmentKind,
  type NotificationAttachment,
  type NotificationItem,
  type NotificationPriority,
  type NotificationType,
  notificationPriorities,
  notificationTypes,
  type SenderRole,
  senderRoles,
} from './notification.ts';
