/** What administrators do that is written down. */
export const auditActs = [
  'user_created',
  'user_renamed',
  'user_promoted',
  'user_demoted',
  'user_suspended',
  'user_reactivated',
  'user_deleted',
  'notification_sent',
  'notification_cancelled',
  'message_sent',
  'thread_answered',
] as const;
export type AuditAct = (typeof auditActs)[number];

/** Orders in which users are listed. */
export const userSorts = ['joined', 'name', 'email'] as const;
export type UserSort = (typeof userSorts)[number];

/** How long a password that was given once more counts for acts that cannot be undone, in minutes. */
export const ADMIN_CONFIRMED_MINUTES = 5;
