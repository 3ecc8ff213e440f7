import { addDays, type DateText, daysBetween } from '../time/dates.ts';
import { daySourceOf, isFilled, type MemberDay, streakOf } from './streak.ts';

/** Days of one calendar month that a member may repair. */
export const REPAIRS_PER_MONTH = 3;
/** Dates back from today that still get credit: 48 hours from the end of a date. */
export const BACKDATE_WITHIN_DAYS = 2;
/** Days from a missed one within which it can be earned back, and until the next time. */
export const EARN_BACK_WITHIN_DAYS = 3;
export const EARN_BACK_EVERY_DAYS = 30;
/** Price of one more freeze, in coins. */
export const FREEZE_COINS = 60;
/** Ordinary acts that earn a missed day back. */
export const EARN_BACK_ACTS = 2;

/** Days of the calendar month of `date` that may still be repaired. A day that was earned back takes none. */
export function repairsLeft(days: readonly MemberDay[], date: DateText): number {
  const month = date.slice(0, 7);
  const made = days.filter((day) => daySourceOf(day) === 'backdate' && day.localDate.slice(0, 7) === month).length;
  return Math.max(0, REPAIRS_PER_MONTH - made);
}

/** What a record for an earlier date brings. It is kept in any case. */
export interface BackdateCredit {
  /** The row that keeps the streak whole; null when the date gets none. */
  readonly day: MemberDay | null;
  /** Share of the base XP, without multiplier: 50 with credit, else 0. */
  readonly xpPercent: 0 | 50;
}

/**
 * Credit for an act entered for an earlier date: half its XP within 48 hours of that date's end, and the day itself when nothing
 * else filled it, three times a calendar month.
 *
 * @param days the member's marked days, or at least the row of `date` when that day is active
 */
export function backdateCredit(input: {
  readonly date: DateText;
  readonly today: DateText;
  readonly days: readonly MemberDay[];
}): BackdateCredit {
  const { date, today, days } = input;
  const age = daysBetween(date, today);
  if (age < 1 || age > BACKDATE_WITHIN_DAYS) return { day: null, xpPercent: 0 };
  const isDone = days.some((day) => day.localDate === date && isFilled(day));
  return { day: isDone || repairsLeft(days, date) === 0 ? null : { localDate: date, kind: 'repaired' }, xpPercent: 50 };
}

/**
 * The one missed day right before a date, when a streak stood until then: the only day whose return would join both. Null when
 * nothing was missed there, or more than a day.
 */
export function missedBefore(days: readonly MemberDay[], date: DateText): DateText | null {
  const missed = addDays(date, -1);
  const before = addDays(date, -2);
  const dates = new Set(days.map(({ localDate }) => localDate));
  if (dates.has(missed) || !dates.has(before)) return null;
  const until = days.filter(({ localDate }) => localDate <= before);
  return streakOf(until, before).current > 0 ? missed : null;
}

/**
 * The row that earns a missed day back: two ordinary acts within the three days after it, once per 30 days. Null when that is
 * not (or no longer) so.
 */
export function earnBack(input: {
  readonly missedDate: DateText;
  readonly today: DateText;
  readonly days: readonly MemberDay[];
  /** Acts since the missed day. */
  readonly actsSince: number;
  /** When a day was earned back last. */
  readonly lastEarnBack: DateText | null;
}): MemberDay | null {
  const isMarked = input.days.some(({ localDate }) => localDate === input.missedDate);
  if (isMarked || !canEarnBack(input) || input.actsSince < EARN_BACK_ACTS) return null;
  return { localDate: input.missedDate, kind: 'repaired', source: 'earn_back' };
}

/** Whether acts of today still count to earning a missed day back. */
export function canEarnBack(input: {
  readonly missedDate: DateText;
  readonly today: DateText;
  readonly lastEarnBack: DateText | null;
}): boolean {
  const age = daysBetween(input.missedDate, input.today);
  const isTooSoon = input.lastEarnBack !== null && daysBetween(input.lastEarnBack, input.today) < EARN_BACK_EVERY_DAYS;
  return age >= 1 && age <= EARN_BACK_WITHIN_DAYS && !isTooSoon;
}
