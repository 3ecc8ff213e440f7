/** Largest file that can be taken in, in bytes. */
export const IMPORT_MAX_BYTES = 20 * 1024 * 1024;
/** How long a file that was looked at waits for its member to decide, in milliseconds. */
export const IMPORT_KEPT_MS = 3_600_000;
/** How long an import can be taken back, in days. */
export const IMPORT_UNDO_DAYS = 30;
/** Most records of a kind that one file may hold. */
export const IMPORT_MOST = {
  habits: 1000,
  ticks: 250_000,
  moods: 50_000,
  entries: 20_000,
  goals: 1000,
  prompts: 500,
  challenges: 500,
  experiments: 500,
  photos: 2000,
} as const;
