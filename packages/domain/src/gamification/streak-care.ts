import { addDays, type DateText, daysBetween } from '../time/dates.ts';
import type { MemberDay } from './streak.ts';

/** Repairs a member may make in one calendar month. */
export const REPAIRS_PER_MONTH = 3;
/** Days from a missed one within which it can be earned back, and until the next time. */
export const EARN_BACK_WITHIN_DAYS = 3;
export const EARN_BACK_EVERY_DAYS = 30;
/** Ordinary acts that earn a missed day back. */
export const EARN_BACK_ACTS = 2;
/** Longest planned pause, and pause days in a calendar year. */
export const PAUSE_MAX_DAYS = 30;
export const PAUSE_DAYS_PER_YEAR = 60;

/** What a record for an earlier date brings. It is kept in any case. */
export interface BackdateCredit {
  /** The row that keeps the streak whole; null when the date gets none. */
  readonly day: MemberDay | null;
  /** Share of the base XP, without multiplier: 50 with credit, else 0. */
  readonly xpPercent: 0 | 50;
}

/**
 * Credit for an act entered for an earlier date: within 48 hours of that date's end, three times a month.
 *
 * @param repairsThisMonth repairs already made in the calendar month of `today`
 */
export function backdateCredit(input: {
  readonly date: DateText;
  readonly today: DateText;
  readonly days: readonly MemberDay[];
  readonly repairsThisMonth: number;
}): BackdateCredit {
  const age = daysBetween(input.date, input.today);
  const isFilled = input.days.some(({ localDate, kind }) => localDate === input.date && (kind === 'active' || kind === 'repaired'));
  if (age < 1 || age > 2 || isFilled || input.repairsThisMonth >= REPAIRS_PER_MONTH) return { day: null, xpPercent: 0 };
  return { day: { localDate: input.date, kind: 'repaired' }, xpPercent: 50 };
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
  readonly lastEarnBack: DateText | null;
}): MemberDay | null {
  const age = daysBetween(input.missedDate, input.today);
  const isMarked = input.days.some(({ localDate }) => localDate === input.missedDate);
  const isTooSoon = input.lastEarnBack !== null && daysBetween(input.lastEarnBack, input.today) < EARN_BACK_EVERY_DAYS;
  if (age < 1 || age > EARN_BACK_WITHIN_DAYS || isMarked || isTooSoon || input.actsSince < EARN_BACK_ACTS) return null;
  return { localDate: input.missedDate, kind: 'repaired' };
}

/**
 * The rows of a planned pause from `from` on, or the reason why it cannot be had. Days that are marked already stay as they are.
 *
 * @param usedThisYear pause days already taken in the calendar year of `from`
 */
export function planPause(input: {
  readonly from: DateText;
  readonly length: number;
  readonly today: DateText;
  readonly usedThisYear: number;
}): { readonly days: readonly MemberDay[] } | { readonly refused: 'length' | 'past' | 'year_limit' } {
  const { from, length, today, usedThisYear } = input;
  if (!Number.isInteger(length) || length < 1 || length > PAUSE_MAX_DAYS) return { refused: 'length' };
  if (daysBetween(today, from) < 0) return { refused: 'past' };
  if (usedThisYear + length > PAUSE_DAYS_PER_YEAR) return { refused: 'year_limit' };
  return { days: Array.from({ length }, (_, index): MemberDay => ({ localDate: addDays(from, index), kind: 'paused' })) };
}
