/** Time-outs of calls, in milliseconds: an ordinary call, and its one retry after a network error. */
export const REQUEST_TIMEOUT_MS = 10_000;
export const RETRY_TIMEOUT_MS = 5000;
/** Calls that a language model answers: until the first byte. */
export const AI_FIRST_BYTE_TIMEOUT_MS = 30_000;
export const CONNECTION_TEST_TIMEOUT_MS = 5000;
export const CONTENT_GENERATION_TIMEOUT_MS = 30_000;
/** Loading a part of the script. */
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;

/** How long an answer to a GET counts as fresh. */
export const GET_CACHE_MS = 5 * 60_000;

/** How often data that is shown is asked for again. */
export const UNREAD_REFRESH_MS = 5 * 60_000;
export const PROGRESS_REFRESH_MS = 5 * 60_000;
export const ONLINE_USERS_REFRESH_MS = 30_000;
export const METRICS_REFRESH_MS = 60_000;

/** Waits before a first load. */
export const PROGRESS_FETCH_WAIT_MS = 50;
export const PERSONA_LOAD_DELAY_MS = 500;
/** Waits between a sign-in and the event that tells of it: by password, and by token. */
export const AUTH_READY_AFTER_LOGIN_MS = 100;
export const AUTH_READY_AFTER_TOKEN_MS = 50;

/** The first page of notifications. */
export const NOTIFICATIONS_PAGE = { limit: 50, offset: 0 } as const;
