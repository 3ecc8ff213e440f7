/** How much a line of the server's log matters. */
export const logLevels = ['error', 'warning', 'info'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Lines that are kept of the logs of all servers together. */
export const SERVER_LOGS_KEPT = 1000;
/** Days after which a line is forgotten. */
export const SERVER_LOGS_DAYS = 7;

/** What the server works with. */
export const systemParts = ['database', 'ai', 'mail', 'storage'] as const;
export type SystemPart = (typeof systemParts)[number];
export const partStates = ['ok', 'off', 'failing'] as const;
export type PartState = (typeof partStates)[number];

/** What happens in the place. */
export const activityKinds = ['accounts_made', 'notifications_sent', 'challenges_joined', 'challenges_finished'] as const;
export type ActivityKind = (typeof activityKinds)[number];
/** Days that the activities look back on, today included. */
export const ACTIVITY_DAYS = 14;

/** Users and lines of the log that the monitoring view shows. */
export const MONITORING_LISTED = 10;

/** The metrics of requests look back on so many spans, of so many minutes each. */
export const REQUEST_SPANS = 12;
export const REQUEST_SPAN_MINUTES = 5;
/** Routes whose times are told, those with the slowest answers. */
export const SLOWEST_ROUTES = 10;

/** Upper ends of the classes of waiting for the first word of a guide, in milliseconds; the last class is open. */
export const GUIDE_WAIT_CLASSES = [50, 100, 250, 500, 1000, 2500, 5000, 10_000, 30_000] as const;
