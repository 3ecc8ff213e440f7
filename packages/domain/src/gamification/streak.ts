import { addDays, type DateText, dayNumber, daysBetween } from '../time/dates.ts';
import type { DayKind } from './schemas.ts';

/** XP multiplier of each step, in whole percent. */
export const MULTIPLIER_PERCENT = [100, 105, 110, 120, 130, 140, 150] as const;
/** Streak in days from which each multiplier step is reached. */
export const MULTIPLIER_DAYS = [0, 3, 7, 21, 60, 180, 365] as const;
/** Streaks in days that bring a milestone award, once each. */
export const STREAK_MILESTONES = [7, 21, 60, 180, 365] as const;
/** Freezes a member starts with, and the most they can hold. */
export const FREEZES_AT_START = 1;
export const FREEZES_MAX = 2;
/** Active days that bring one more freeze. */
export const ACTIVE_DAYS_PER_FREEZE = 14;
/** Days away, from one active day to the next, that make a comeback. */
export const COMEBACK_DAYS = 14;

/** One marked day of a member. A day without a row is unmarked. */
export interface MemberDay {
  readonly localDate: DateText;
  readonly kind: DayKind;
}

/** What the marked days add up to. */
export interface StreakState {
  /** Days in a row up to today; today itself may be pending. Rested and paused days neither count nor break. */
  readonly current: number;
  readonly longest: number;
  /** Index into {@link MULTIPLIER_PERCENT}. */
  readonly multiplierStep: number;
  /** Active and repaired days in all. */
  readonly activeDays: number;
  readonly lastActivity: DateText | null;
}

export const NO_STREAK: StreakState = { current: 0, longest: 0, multiplierStep: 0, activeDays: 0, lastActivity: null };

/** Multiplier of a step in percent; steps outside the table are brought into it. */
export function multiplierPercent(step: number): number {
  return MULTIPLIER_PERCENT[Math.min(MULTIPLIER_PERCENT.length - 1, Math.max(0, Math.floor(step) || 0))] ?? 100;
}

/** The step that a streak of so many days reaches. */
export function multiplierStepOf(streakDays: number): number {
  return Math.max(
    0,
    MULTIPLIER_DAYS.findLastIndex((days) => days <= streakDays),
  );
}

const strength: Readonly<Record<DayKind, number>> = { active: 3, repaired: 2, frozen: 1, paused: 0 };

/** One row per date, the strongest kind winning, sorted by date. */
export function mergedDays(days: readonly MemberDay[]): readonly MemberDay[] {
  // The usual case: rows as the database sorts them.
  if (days.every((day, index) => index === 0 || (days[index - 1]?.localDate ?? '') < day.localDate)) return days;
  const byDate = new Map<DateText, MemberDay>();
  for (const day of days) {
    const known = byDate.get(day.localDate);
    if (!known || strength[day.kind] > strength[known.kind]) byDate.set(day.localDate, day);
  }
  return [...byDate.values()].sort((a, b) => (a.localDate < b.localDate ? -1 : 1));
}

/**
 * The streak over a member's days, whatever the order in which the rows came.
 *
 * Today without a row is pending, not missed. A missed day ends the run and costs one multiplier step; reaching the days of
 * a step again brings it back. Dates after today (left behind by travel over the date line) still count.
 */
export function streakOf(days: readonly MemberDay[], today: DateText): StreakState {
  let run = 0;
  let longest = 0;
  let step = 0;
  let activeDays = 0;
  let lastActivity: DateText | null = null;
  let previous: number | undefined;
  const missUntil = (number: number) => {
    const missed = previous === undefined ? 0 : number - previous - 1;
    if (missed <= 0) return;
    run = 0;
    step = Math.max(0, step - missed);
  };
  for (const { localDate, kind } of mergedDays(days)) {
    const number = dayNumber(localDate);
    if (number === undefined) continue;
    missUntil(number);
    previous = number;
    if (kind === 'frozen' || kind === 'paused') continue;
    run += 1;
    activeDays += 1;
    lastActivity = localDate;
    longest = Math.max(longest, run);
    step = Math.max(step, multiplierStepOf(run));
  }
  missUntil(dayNumber(today) ?? 0);
  return { current: run, longest, multiplierStep: step, activeDays, lastActivity };
}

/** Days with the freezes that bridge a gap, and what is left of them. */
export interface Rested {
  readonly days: readonly MemberDay[];
  /** The rows that the freezes added. */
  readonly added: readonly MemberDay[];
  readonly freezes: number;
}

/**
 * Lets freezes rest the missed days between the last marked day and `today` (exclusive), oldest day first. They are spent only
 * when they bridge the whole gap: a freeze that could not save the streak is kept.
 */
export function restMissedDays(days: readonly MemberDay[], today: DateText, freezes: number): Rested {
  const last = mergedDays(days).at(-1)?.localDate;
  const missed = last === undefined ? 0 : daysBetween(last, today) - 1;
  const nothing = { days, added: [], freezes };
  if (last === undefined || missed < 1 || missed > Math.min(freezes, FREEZES_MAX) || streakOf(days, last).current === 0) return nothing;
  const added = Array.from({ length: missed }, (_, index): MemberDay => ({ localDate: addDays(last, index + 1), kind: 'frozen' }));
  return { days: [...days, ...added], added, freezes: freezes - missed };
}

/**
 * The streak as it stands today, from the stored one and the few rows after its last activity: what a read needs, without all
 * of the member's days. Freezes that would bridge the gap are counted as if spent, as they will be with the next act.
 *
 * @param daysSince rows later than `stored.lastActivity` (rested and paused days)
 */
export function streakAsOf(stored: StreakState, daysSince: readonly MemberDay[], today: DateText, freezes: number): StreakState {
  if (stored.lastActivity === null) return stored;
  const later = daysSince.filter(
    ({ localDate, kind }) => localDate > (stored.lastActivity ?? '') && (kind === 'frozen' || kind === 'paused'),
  );
  const sinceLast: readonly MemberDay[] = [{ localDate: stored.lastActivity, kind: 'active' }, ...later];
  const rested = mergedDays(restMissedDays(sinceLast, today, freezes).days);
  let missed = 0;
  let previous = stored.lastActivity;
  for (const { localDate } of [...rested, { localDate: today }]) {
    missed += Math.max(0, daysBetween(previous, localDate) - 1);
    if (localDate > previous) previous = localDate;
  }
  if (missed === 0) return stored;
  return { ...stored, current: 0, multiplierStep: Math.max(0, stored.multiplierStep - missed) };
}

/** What marking a day as active changes. */
export interface MarkedDay {
  /** Rows to write; a row of the same date is replaced. Empty when the day was active before. */
  readonly written: readonly MemberDay[];
  readonly streak: StreakState;
  readonly freezes: number;
  /** The member was away for {@link COMEBACK_DAYS} or more. */
  readonly comeback: boolean;
}

/**
 * Marks a date as active: rests the gap before it, gives a freeze for every 14 active days, and gives back the freeze of a day
 * that turns out to have been active.
 *
 * @param state all rows of the member, or at least the row of `localDate` when that day is active already: then nothing changes
 * @param today the member's date now; `localDate` may be earlier when a device reports late
 */
export function markDay(
  state: { readonly days: readonly MemberDay[]; readonly streak: StreakState; readonly freezes: number },
  localDate: DateText,
  today: DateText,
): MarkedDay {
  const known = mergedDays(state.days).find((day) => day.localDate === localDate);
  if (known?.kind === 'active') return { written: [], streak: state.streak, freezes: state.freezes, comeback: false };
  const rested = restMissedDays(state.days, localDate, state.freezes);
  const active: MemberDay = { localDate, kind: 'active' };
  const streak = streakOf([...rested.days, active], today);
  const before = streakOf(state.days, today);
  const earned = Math.floor(streak.activeDays / ACTIVE_DAYS_PER_FREEZE) - Math.floor(before.activeDays / ACTIVE_DAYS_PER_FREEZE);
  const freezes = rested.freezes + Math.max(0, earned) + (known?.kind === 'frozen' ? 1 : 0);
  return {
    written: [...rested.added, active],
    streak,
    freezes: Math.max(0, Math.min(FREEZES_MAX, freezes)),
    comeback: before.lastActivity !== null && daysBetween(before.lastActivity, localDate) >= COMEBACK_DAYS,
  };
}
