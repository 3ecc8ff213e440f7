/** Formats a local date; noon UTC keeps the weekday in every zone. */
const named = (localDate: string, weekday: 'narrow' | 'long'): string =>
  new Intl.DateTimeFormat('en', { weekday, timeZone: 'UTC' }).format(new Date(`${localDate}T12:00:00Z`));

/** First letter of the weekday of a local date (`YYYY-MM-DD`). */
export const weekdayLetter = (localDate: string): string => named(localDate, 'narrow');
/** The weekday of a local date in full. */
export const weekdayName = (localDate: string): string => named(localDate, 'long');
