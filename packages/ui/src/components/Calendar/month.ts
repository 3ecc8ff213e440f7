import { addDays, type DateText, dayNumber } from '@everstep/domain';
import { type WeekdayNumber, weekdayNumbers } from './Calendar.variants.ts';

/** A month of the Gregorian calendar, `YYYY-MM`. */
export type MonthText = string;

/** One row of a month; null where the day belongs to a neighbouring month. */
export type Week = readonly (DateText | null)[];

const pad = (number: number, length: number): string => String(number).padStart(length, '0');

/** The date of three numbers, or undefined where the calendar has no such day. */
export function dateOf(year: number, month: number, day: number): DateText | undefined {
  const date = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  return dayNumber(date) === undefined ? undefined : date;
}

/** The date itself, or null where the calendar has no such day, as may be stored somewhere: `2026-02-30`, or nothing at all. */
export const realDate = (date: DateText | null | undefined): DateText | null =>
  typeof date === 'string' && dayNumber(date) !== undefined ? date : null;

/** The month of a date. */
export const monthOf = (date: DateText): MonthText => date.slice(0, 7);

/** The weekday of a date; Thursday for a text that is none. */
export function weekdayOf(date: DateText): WeekdayNumber {
  // 1970-01-01 was a Thursday, the fourth day of its week.
  const index = ((((dayNumber(date) ?? 0) + 3) % 7) + 7) % 7;
  return weekdayNumbers[index] ?? 1;
}

/**
 * The same day of the month `months` later, or earlier when negative; the last day where that month is shorter.
 * A result outside of the years 0 to 9999 gives `date` back.
 */
export function addMonths(date: DateText, months: number): DateText {
  const count = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const year = Math.floor(count / 12);
  const month = count - year * 12 + 1;
  const day = Number(date.slice(8));
  const days = [day, 30, 29, 28].filter((candidate) => candidate <= day);
  return days.map((candidate) => dateOf(year, month, candidate)).find((found) => found !== undefined) ?? date;
}

/** How many days `date` comes after the start of its week. */
const daysIntoWeek = (date: DateText, firstDay: WeekdayNumber): number => (weekdayOf(date) - firstDay + 7) % 7;

/** The first day of the week that holds `date`. */
export const weekStart = (date: DateText, firstDay: WeekdayNumber): DateText => addDays(date, -daysIntoWeek(date, firstDay));

/** The weeks of a month, each of seven places. */
export function weeksOf(month: MonthText, firstDay: WeekdayNumber): readonly Week[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const offset = daysIntoWeek(`${month}-01`, firstDay);
  const place = (index: number): DateText | null => dateOf(year, number, index - offset + 1) ?? null;
  const week = (row: number): Week => weekdayNumbers.map((_, column) => place(row * 7 + column));
  return [0, 1, 2, 3, 4, 5].map(week).filter((days) => days.some((day) => day !== null));
}
