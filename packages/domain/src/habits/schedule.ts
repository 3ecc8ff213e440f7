import { addDays, type DateText, dayNumber } from '../time/dates.ts';
import type { HabitKind, HabitPause, HabitSchedule } from './schemas.ts';

/** A stored amount: thousandths of a unit, so that sums of decimals are exact. One tick of yes/no is 1,000. */
export const AMOUNT_SCALE = 1000;

/** Thousandths of an amount as members write it. */
export const scaledAmount = (amount: number): number => Math.round(amount * AMOUNT_SCALE);
/** An amount as members write it, from its thousandths. */
export const plainAmount = (amount: number): number => amount / AMOUNT_SCALE;

/** What of a habit decides how its days count. */
export interface HabitRule {
  readonly kind: HabitKind;
  /** Thousandths; not looked at for yes/no. */
  readonly target: number;
  readonly schedule: HabitSchedule;
  readonly startDate: DateText;
  readonly endDate: DateText | null;
  readonly pauses: readonly HabitPause[];
}

/** A span in which a schedule asks for its times, as day numbers, both included. */
export interface Period {
  readonly start: number;
  readonly end: number;
}

const DAY_MS = 86_400_000;
const WEEK = 7;
/** Days of a month, as far as strength is concerned. */
const MONTH = 30;

/** The date of a day number. */
export const dateOfDay = (day: number): DateText => new Date(day * DAY_MS).toISOString().slice(0, 10);
/** The day number of a date that has been checked; 0 for anything else. */
export const dayOf = (date: DateText): number => dayNumber(date) ?? 0;

/** The day, week (from Monday), month or turn of a schedule that holds a day. Turns of "every n days" are counted from the start date. */
export function periodOf({ schedule, startDate }: Pick<HabitRule, 'schedule' | 'startDate'>, day: number): Period {
  switch (schedule.per) {
    case 'day':
      return { start: day, end: day };
    case 'week': {
      // 1970-01-01 was a Thursday, three days after its Monday.
      const start = day - modulo(day + 3, WEEK);
      return { start, end: start + WEEK - 1 };
    }
    case 'month': {
      const date = new Date(day * DAY_MS);
      const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
      return { start: Date.UTC(year, month) / DAY_MS, end: Date.UTC(year, month + 1) / DAY_MS - 1 };
    }
    case 'days': {
      const start = day - modulo(day - dayOf(startDate), schedule.days);
      return { start, end: start + schedule.days - 1 };
    }
  }
}

/** The period of a date, as dates, both included. */
export function habitPeriodDates(
  rule: Pick<HabitRule, 'schedule' | 'startDate'>,
  date: DateText,
): { readonly from: DateText; readonly to: DateText } {
  const { start, end } = periodOf(rule, dayOf(date));
  return { from: dateOfDay(start), to: dateOfDay(end) };
}

/** Times in days, as Loop counts them: 3 in 7, 2 in 30. Several times a day are one day's amount. */
export function frequencyOf(schedule: HabitSchedule): { readonly times: number; readonly days: number } {
  switch (schedule.per) {
    case 'day':
      return { times: 1, days: 1 };
    case 'week':
      return schedule.times === WEEK ? { times: 1, days: 1 } : { times: schedule.times, days: WEEK };
    case 'month':
      return { times: schedule.times, days: MONTH };
    case 'days':
      return { times: 1, days: schedule.days };
  }
}

/** How often a period asks for the habit. */
export const timesOf = (schedule: HabitSchedule): number => (schedule.per === 'days' ? 1 : schedule.times);

/** The amount with which a day is done by itself, in thousandths. */
export function dayGoal({ kind, target, schedule }: HabitRule): number {
  const once = kind === 'yes-no' ? AMOUNT_SCALE : target;
  return schedule.per === 'day' ? once * schedule.times : once;
}

/** The amount that a whole period asks for, in thousandths; the limit for `at-most`. */
export function periodGoal({ kind, target, schedule }: HabitRule): number {
  return (kind === 'yes-no' ? AMOUNT_SCALE : target) * timesOf(schedule);
}

/** Whether a pause lies over a day. */
export function isPaused(pauses: readonly HabitPause[], date: DateText): boolean {
  return pauses.some(({ from, until }) => from <= date && (until === null || date <= until));
}

/** The pause that lies over a date, or the next one after it. */
export function habitPauseAt(pauses: readonly HabitPause[], date: DateText): HabitPause | null {
  return pauses.find(({ until }) => until === null || until >= date) ?? null;
}

/**
 * Pauses with one more. What overlaps it gives way: at most one pause lies over a day, and none that is over is changed.
 * @param pause `until: null` lasts until it is resumed
 */
export function withHabitPause(pauses: readonly HabitPause[], pause: HabitPause): readonly HabitPause[] {
  const before = pauses.flatMap((known) => {
    if (known.from >= pause.from) return [];
    const cut = known.until === null || known.until >= pause.from;
    return [cut ? { from: known.from, until: addDays(pause.from, -1) } : known];
  });
  return [...before, pause];
}

/** Pauses once the habit goes on at a date: the one over it ends the day before, later ones are dropped. */
export function withoutHabitPause(pauses: readonly HabitPause[], date: DateText): readonly HabitPause[] {
  return pauses.flatMap((known) => {
    if (known.from >= date) return [];
    return [known.until === null || known.until >= date ? { from: known.from, until: addDays(date, -1) } : known];
  });
}

const modulo = (value: number, by: number): number => ((value % by) + by) % by;
