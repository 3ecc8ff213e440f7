import { type DateText, daysBetween, type MemberDay, mergedDays, multiplierPercent, restMissedDays } from '@everstep/domain';
import type { ProgressRow } from './store.ts';

/** The streak as a member sees it now. */
export interface StreakToday {
  /** Days; today without an act is pending and breaks nothing. */
  readonly current: number;
  readonly longest: number;
  /** 1.05 adds five percent. */
  readonly multiplier: number;
  readonly freezes: number;
  /** The days that were handed in, with those that freezes would rest. */
  readonly days: readonly MemberDay[];
}

/**
 * The streak on a day: the stored one, less what was missed since. Freezes that would bridge the gap count as used, as the next
 * act will use them.
 *
 * @param week marked days of the last seven dates at least
 */
export function streakToday(row: ProgressRow, week: readonly MemberDay[], today: DateText): StreakToday {
  const rested = restMissedDays(week, today, row.freezes);
  const last = mergedDays(rested.days).at(-1)?.localDate ?? row.lastActivity;
  const missed = last === null ? 0 : Math.max(0, daysBetween(last, today) - 1);
  return {
    current: missed === 0 ? row.streakCurrent : 0,
    longest: row.streakLongest,
    multiplier: multiplierPercent(row.multiplierStep - missed) / 100,
    freezes: rested.freezes,
    days: rested.days,
  };
}
