import { type DateText, daysBetween, type MemberDay, multiplierPercent, restMissedDays, streakAsOf } from '@everstep/domain';
import type { ProgressRow } from './store.ts';

/** The streak as a member sees it now. */
export interface StreakToday {
  /** Days; today without an act is pending and breaks nothing. */
  readonly current: number;
  readonly longest: number;
  readonly multiplierPercent: number;
  /** 1.05 adds five percent. */
  readonly multiplier: number;
  readonly freezes: number;
  /** The days that were handed in, with those that freezes would rest. */
  readonly days: readonly MemberDay[];
  /** Days since the last act, without planned pauses and without today. */
  readonly awayDays: number;
}

/**
 * The streak on a day: the stored one, less what was missed since. Freezes that would bridge the gap count as used, as the next
 * act will use them.
 *
 * @param days all marked days from the last activity on, and earlier ones if they are to be shown
 */
export function streakToday(row: ProgressRow, days: readonly MemberDay[], today: DateText): StreakToday {
  const { lastActivity } = row;
  const stored = {
    current: row.streakCurrent,
    longest: row.streakLongest,
    multiplierStep: row.multiplierStep,
    activeDays: row.activeDays,
    lastActivity,
  };
  const streak = streakAsOf(stored, days, today, row.freezes);
  const rested = restMissedDays(days, today, row.freezes);
  const percent = multiplierPercent(streak.multiplierStep);
  const paused = days.filter(
    ({ localDate, kind }) => kind === 'paused' && lastActivity !== null && localDate > lastActivity && localDate < today,
  );
  return {
    current: streak.current,
    longest: streak.longest,
    multiplierPercent: percent,
    multiplier: percent / 100,
    freezes: rested.freezes,
    days: rested.days,
    awayDays: lastActivity === null ? 0 : Math.max(0, daysBetween(lastActivity, today) - 1 - paused.length),
  };
}
