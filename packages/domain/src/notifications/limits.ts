/** What a notification may be about. */
export const notificationTypes = ['welcome', 'announcement', 'feature', 'maintenance', 'promotion', 'reminder', 'personal'] as const;
/** How pressing it is, most pressing first. */
export const notificationPriorities = ['urgent', 'high', 'normal', 'low'] as const;
/** Who speaks in it. */
export const senderRoles = ['admin', 'system', 'support'] as const;

/** Longest subject, in characters. */
export const NOTIFICATION_SUBJECT_MAX = 160;
/** Longest text of a notification, in characters. */
export const NOTIFICATION_CONTENT_MAX = 10_000;
/** Longest reply of either side, in characters. */
export const NOTIFICATION_REPLY_MAX = 5000;
export const NOTIFICATION_TAGS_MAX = 8;
export const NOTIFICATION_TAG_LENGTH = 30;
/** Most members that one notification can be addressed to by name; more are reached by their role, or all at once. */
export const NOTIFICATION_TARGETS_MAX = 1000;
/** Longest span in which a notification that is on its way can be taken back, in seconds. */
export const NOTIFICATION_UNDO_SECONDS = 30;
/** How far ahead a notification can be planned, in days. */
export const NOTIFICATION_AHEAD_DAYS = 366;
/** Furthest row that `offset` reaches; beyond it the cursor goes on. */
export const NOTIFICATION_OFFSET_MAX = 10_000;
/** Most devices of one member that are told by push; the one that was added first makes room. */
export const PUSH_DEVICES_MAX = 10;
/** How long after it went out a notification is still worth a push, in seconds. */
export const PUSH_LIFE_SECONDS = 24 * 3600;
/** How often one push is tried. */
export const PUSH_ATTEMPTS_MAX = 8;
