/** Characters of the note beside a mood. */
export const MOOD_NOTE_MAX = 2000;
