/** Formats a local date; noon UTC keeps the weekday in every zone. */
const named = (localDate: string, weekday: 'narrow' | 'short' | 'long', locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(new Date(`${localDate}T12:00:00Z`));

/** Letters that stand above a column of a week. */
const LETTERS = 2;
/** A language that needs more for its short names has others for narrow places. */
const SHORT_ENOUGH = 4;

/** The weekday of a local date (`YYYY-MM-DD`) in a letter or two, such as "Mo". @param locale BCP 47 tag */
export function weekdayShort(localDate: string, locale = 'en'): string {
  const short = named(localDate, 'short', locale);
  return short.length <= SHORT_ENOUGH ? short.slice(0, LETTERS) : named(localDate, 'narrow', locale);
}

/** The weekday of a local date in full. @param locale BCP 47 tag */
export const weekdayName = (localDate: string, locale = 'en'): string => named(localDate, 'long', locale);
