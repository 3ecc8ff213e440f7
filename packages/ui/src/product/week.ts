/** Formats a local date; noon UTC keeps the weekday in every zone. */
const named = (localDate: string, weekday: 'short' | 'long'): string =>
  new Intl.DateTimeFormat('en', { weekday, timeZone: 'UTC' }).format(new Date(`${localDate}T12:00:00Z`));

const SHORT_LETTERS = 2;
/** First two letters of the weekday of a local date (`YYYY-MM-DD`), such as "Mo". */
export const weekdayShort = (localDate: string): string => named(localDate, 'short').slice(0, SHORT_LETTERS);
/** The weekday of a local date in full. */
export const weekdayName = (localDate: string): string => named(localDate, 'long');
