/** A day of the week, for a pattern; in the plural with an `s` after it. */
export const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const BETWEEN = '(?:,? (?:and |or |& |\\+ )?|,|/|&)(?:on |every |each )?';

/** One day or several: "monday wednesday and saturday", "Mondays/Thursdays". */
export const daysLike = (day: string): string => `${day}(?:${BETWEEN}${day})*`;

const capital = (day: string): string => day.charAt(0).toUpperCase() + day.slice(1).toLowerCase();
const EACH = new RegExp(`\\b${WEEKDAY}s?\\b`, 'gi');

/** The days in a text, in its order, with capitals. */
export const weekdaysIn = (text: string): readonly string[] => (text.match(EACH) ?? []).map(capital);

export const capitalDays = (text: string): string => text.replace(EACH, capital);

/** "Monday, Wednesday and Saturday". */
export const listed = (days: readonly string[]): string =>
  days.length < 2 ? days.join('') : `${days.slice(0, -1).join(', ')} and ${days.at(-1)}`;

const ORDER = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const ANY_DAY = '(mon|tue|wed|thu|fri|sat|sun)(?:(?:s|nes|rs|ur)?days?|rs?|s)?';
const RANGE = new RegExp(`\\b${ANY_DAY}(?: (?:to|till|until|through|thru) | ?[-–] ?)${ANY_DAY}\\b`, 'gi');
const placeOf = (start: string): number => ORDER.findIndex((day) => day.toLowerCase().startsWith(start.toLowerCase()));

/** A text in which "Monday to Thursday" and "mon-thu" are written out, day by day. */
export const spreadDays = (text: string): string =>
  text.replace(RANGE, (range, first: string, last: string) => {
    const from = placeOf(first);
    const days = ((placeOf(last) - from + 7) % 7) + 1;
    return days === 1 || days === 7 ? range : listed(Array.from({ length: days }, (_, at) => ORDER[(from + at) % 7] ?? ''));
  });
