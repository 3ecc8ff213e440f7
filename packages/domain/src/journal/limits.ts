/** Most characters of an entry. */
export const ENTRY_MAX_LENGTH = 100_000;
/** Most photos of one entry. */
export const ENTRY_MAX_PHOTOS = 12;
