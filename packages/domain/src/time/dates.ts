/** A calendar date of a member, `YYYY-MM-DD` in the Gregorian calendar. Checked at the boundary by the `LocalDate` schema. */
export type DateText = string;

const DAY_MS = 86_400_000;

/**
 * Days since 1970-01-01, or undefined when the text is no calendar date.
 *
 * Counted in whole numbers (years of March to February, as in Hinnant's `days_from_civil`): a streak of years asks for thousands
 * of these, and parsing a Date for each would cost ten times as much.
 */
export function dayNumber(date: DateText): number | undefined {
  if (!datePattern.test(date)) return undefined;
  const year = digits(date, 0) * 100 + digits(date, 2);
  const month = digits(date, 5);
  const day = digits(date, 8);
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  const marchYear = month > 2 ? year : year - 1;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

const datePattern = /^\d{4}-\d{2}-\d{2}$/;

/** The number of the two digits at a position. */
function digits(date: DateText, at: number): number {
  return (date.charCodeAt(at) - 48) * 10 + date.charCodeAt(at + 1) - 48;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** The date `days` later (earlier when negative); years 0000 to 9999. A text that is no date, or a result out of range, gives `date` back. */
export function addDays(date: DateText, days: number): DateText {
  const start = dayNumber(date);
  if (start === undefined || !Number.isInteger(days)) return date;
  const result = new Date((start + days) * DAY_MS);
  const inRange = !Number.isNaN(result.getTime()) && result.getUTCFullYear() >= 0 && result.getUTCFullYear() <= 9999;
  return inRange ? result.toISOString().slice(0, 10) : date;
}

/** Whole days from `from` to `to`, negative when `to` is earlier; 0 when either is no date. */
export function daysBetween(from: DateText, to: DateText): number {
  const start = dayNumber(from);
  const end = dayNumber(to);
  return start === undefined || end === undefined ? 0 : end - start;
}

/** The seven dates of the ISO week (Monday first) that holds `date`. */
export function weekOf(date: DateText): readonly DateText[] {
  const number = dayNumber(date) ?? 0;
  // 1970-01-01 was a Thursday, the fourth day of its week.
  const weekday = (((number + 3) % 7) + 7) % 7;
  const monday = addDays(date, -weekday);
  return [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(monday, day));
}

/** The `count` dates that end with `today`, oldest first. */
export function lastDays(today: DateText, count: number): readonly DateText[] {
  const length = Math.max(0, Math.min(3660, Math.floor(count) || 0));
  return Array.from({ length }, (_, index) => addDays(today, index - length + 1));
}
