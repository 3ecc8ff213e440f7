import { dayGoal, frequencyOf, type HabitRule, periodGoal } from './schedule.ts';

/** Days after which a daily habit, done every day, stands halfway. */
const HALF_LIFE = 13;

/** How the days of one habit become its strength. */
export interface StrengthRule {
  /** Share of yesterday's score that stays. */
  readonly keep: number;
  /** Days that count together, the newest included. */
  readonly window: number;
  /** What one day puts into the window. */
  readonly amountOf: (value: number) => number;
  /** How far the sum of the window fulfils the habit, 0 to 1. */
  readonly shareOf: (sum: number) => number;
  /** The score before the first day. */
  readonly start: number;
}

/**
 * The measure of Loop Habit Tracker: `score · m + share · (1 − m)` a day, `m = 0.5^(√frequency / 13)`.
 *
 * Habits that are ticked in n of d days look at twice as many of both, which evens out weeks of different rhythm. Amounts are
 * summed over d days and held against the target; of an amount to stay within, twice the limit is worth nothing, and a habit
 * starts at 1.
 */
export function strengthRule(rule: HabitRule): StrengthRule {
  const { times, days } = frequencyOf(rule.schedule);
  const keep = 0.5 ** (Math.sqrt(times / days) / HALF_LIFE);
  if (rule.kind === 'yes-no') return { keep, start: 0, ...tickedShare(rule, times, days) };
  const goal = periodGoal(rule);
  const asIs = (value: number) => value;
  if (rule.kind === 'at-most') return { keep, start: 1, window: days, amountOf: asIs, shareOf: (sum) => shareWithin(sum, goal) };
  return { keep, start: 0, window: days, amountOf: asIs, shareOf: (sum) => (goal > 0 ? Math.min(1, sum / goal) : 1) };
}

function tickedShare(rule: HabitRule, times: number, days: number): Pick<StrengthRule, 'window' | 'amountOf' | 'shareOf'> {
  if (rule.schedule.per === 'day') {
    const goal = dayGoal(rule);
    return { window: 1, amountOf: (value) => value, shareOf: (sum) => Math.min(1, sum / goal) };
  }
  const factor = times < days ? 2 : 1;
  return { window: days * factor, amountOf: (value) => (value > 0 ? 1 : 0), shareOf: (sum) => Math.min(1, sum / (times * factor)) };
}

/** 1 up to the limit, falling to 0 at twice the limit; a limit of nothing allows nothing. */
function shareWithin(sum: number, limit: number): number {
  if (limit === 0) return sum > 0 ? 0 : 1;
  return Math.min(1, Math.max(0, 1 - (sum - limit) / limit));
}
