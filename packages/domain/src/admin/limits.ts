/** What administrators do that is written down. */
export const auditActs = [
  'user_created',
  'user_renamed',
  'user_promoted',
  'user_demoted',
  'user_suspended',
  'user_reactivated',
  'user_deleted',
  'user_password_link',
  'notification_sent',
  'notification_cancelled',
  'notification_hurried',
  'notification_stopped',
  'message_sent',
  'thread_answered',
  'logs_cleared',
  'document_added',
  'video_added',
  'file_replaced',
  'file_renamed',
  'template_created',
  'template_changed',
  'template_published',
  'template_withdrawn',
  'file_deleted',
  'file_restored',
  'captions_added',
  'captions_removed',
] as const;
export type AuditAct = (typeof auditActs)[number];

/** Orders in which users are listed. */
export const userSorts = ['joined', 'name', 'email'] as const;
export type UserSort = (typeof userSorts)[number];

/** Somebody whose session was used within so many minutes counts as online. A session is noted as used every five minutes. */
export const ONLINE_MINUTES = 10;
/** Most people online that are listed; all of them are counted. */
export const ONLINE_LISTED = 100;
/** What fewer members than these did is told as a number to nobody. */
export const SMALLEST_GROUP = 10;
/** Days that the metrics look back on. */
export const METRICS_DAYS = 30;

/** How long a password that was given once more counts for acts that cannot be undone, in minutes. */
export const ADMIN_CONFIRMED_MINUTES = 5;
