import { addDays, type DateText, dayNumber, daysBetween } from '../time/dates.ts';
import type { DayKind, DaySource } from './schemas.ts';

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
  /** Absent where the kind says it: see {@link daySourceOf}. */
  readonly source?: DaySource;
}

const usualSources: Readonly<Record<DayKind, DaySource>> = { active: 'act', frozen: 'freeze', paused: 'pause', repaired: 'backdate' };

/** How a day came by its mark: a repaired one was filled by a late record unless it says that it was earned back. */
export const daySourceOf = ({ kind, source }: Pick<MemberDay, 'kind' | 'source'>): DaySource => source ?? usualSources[kind];

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

/** Whether a day counts in the streak; rested and paused ones only bridge it. */
export const isFilled = ({ kind }: Pick<MemberDay, 'kind'>): boolean => kind === 'active' || kind === 'repaired';

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
 * a step again brings it back. Filled dates after today (left behind by travel over the date line) still count; a pause that is
 * planned for later does nothing yet.
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
    if (number === undefined || (localDate > today && !isFilled({ kind }))) continue;
    missUntil(number);
    previous = number;
    if (!isFilled({ kind })) continue;
    run += 1;
    activeDays += 1;
    lastActivity = localDate;
    longest = Math.max(longest, run);
    step = Math.max(step, multiplierStepOf(run));
  }
  missUntil(dayNumber(today) ?? 0);
  return { current: run, longest, multiplierStep: step, activeDays, lastActivity };
}

/**
 * The streak as it is stored: on the last filled day, whatever today is. What was missed since is for {@link streakAsOf} to say,
 * which knows the freezes that may still rest it.
 */
export function streakAtLast(days: readonly MemberDay[]): StreakState {
  return streakOf(days, mergedDays(days).findLast(isFilled)?.localDate ?? '');
}

/** Days with the freezes that bridge a gap, and what is left of them. */
export interface Rested {
  readonly days: readonly MemberDay[];
  /** The rows that the freezes added. */
  readonly added: readonly MemberDay[];
  readonly freezes: number;
}

/**
 * Lets freezes rest the missed days between the last filled day and `today` (exclusive), oldest day first; days of a pause need
 * none. They are spent only when they bridge the whole gap: a freeze that could not save the streak is kept.
 */
export function restMissedDays(days: readonly MemberDay[], today: DateText, freezes: number): Rested {
  const last = mergedDays(days).findLast(isFilled)?.localDate;
  const nothing = { days, added: [], freezes };
  const between = last === undefined ? 0 : daysBetween(last, today) - 1;
  if (last === undefined || between < 1) return nothing;
  const bridged = new Set(days.flatMap(({ localDate }) => (localDate > last && localDate < today ? [localDate] : [])));
  const missed = between - bridged.size;
  if (missed < 1 || missed > Math.min(freezes, FREEZES_MAX)) return nothing;
  const added = Array.from({ length: between }, (_, index) => addDays(last, index + 1))
    .filter((localDate) => !bridged.has(localDate))
    .map((localDate): MemberDay => ({ localDate, kind: 'frozen' }));
  return { days: [...days, ...added], added, freezes: freezes - added.length };
}

/**
 * The streak as it stands today, from the stored one and the few rows after its last activity: what a read needs, without all
 * of the member's days. Freezes that would bridge the gap are counted as if spent, as they will be with the next act.
 *
 * @param daysSince rows later than `stored.lastActivity`: rested days and those of a pause; earlier rows do no harm
 */
export function streakAsOf(stored: StreakState, daysSince: readonly MemberDay[], today: DateText, freezes: number): StreakState {
  if (stored.lastActivity === null) return stored;
  const later = daysSince.filter((day) => day.localDate > (stored.lastActivity ?? '') && day.localDate < today && !isFilled(day));
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
 * Fills a date: rests the gap before it, gives a freeze for every 14 active days, and gives back the freeze of a day that turns
 * out to have been filled.
 *
 * @param state all rows of the member, or at least the row of `localDate` when that day is active already: then nothing changes
 * @param localDate the day; earlier than others that are filled when a device reports late
 * @param kind `repaired` for a day filled afterwards
 */
export function markDay(
  state: { readonly days: readonly MemberDay[]; readonly streak: StreakState; readonly freezes: number },
  localDate: DateText,
  kind: 'active' | 'repaired' = 'active',
): MarkedDay {
  const known = mergedDays(state.days).find((day) => day.localDate === localDate);
  if (known && strength[known.kind] >= strength[kind]) {
    return { written: [], streak: state.streak, freezes: state.freezes, comeback: false };
  }
  const rested = restMissedDays(state.days, localDate, state.freezes);
  const filled: MemberDay = { localDate, kind };
  const streak = streakAtLast([...rested.days, filled]);
  const before = streakAtLast(state.days);
  const earned = Math.floor(streak.activeDays / ACTIVE_DAYS_PER_FREEZE) - Math.floor(before.activeDays / ACTIVE_DAYS_PER_FREEZE);
  const freezes = rested.freezes + Math.max(0, earned) + (known?.kind === 'frozen' ? 1 : 0);
  return {
    written: [...rested.added, filled],
    streak,
    freezes: Math.max(0, Math.min(FREEZES_MAX, freezes)),
    comeback: before.lastActivity !== null && daysBetween(before.lastActivity, localDate) >= COMEBACK_DAYS,
  };
}
