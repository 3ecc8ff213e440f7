/** Habits that a member may have beside the archive. */
export const HABITS_MAX = 200;
/** Habits that the archive keeps. */
export const ARCHIVED_HABITS_MAX = 1000;
/** How far back a habit may start and be entered: ten years. */
export const HABIT_PAST_DAYS = 3653;
/** How far ahead it may start: a year. */
export const HABIT_AHEAD_DAYS = 366;
/** Characters of a habit's name. */
export const HABIT_TITLE_MAX = 80;
/** Characters of what a habit follows. */
export const HABIT_CUE_MAX = 120;
/** How many habits of today the dashboard names. */
export const HABITS_ON_DASHBOARD = 12;
