/** A calendar date of a member, `YYYY-MM-DD` in the Gregorian calendar. Checked at the boundary by the `LocalDate` schema. */
export type DateText = string;

const DAY_MS = 86_400_000;

/** Days since 1970-01-01, or undefined when the text is no calendar date. */
export function dayNumber(date: DateText): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined;
  const day = new Date(`${date}T00:00:00.000Z`);
  // A day that the month lacks must not roll over into the next one.
  return day.getUTCDate() === Number(date.slice(8)) ? day.getTime() / DAY_MS : undefined;
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
