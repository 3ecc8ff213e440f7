import type { DateText } from '../time/dates.ts';
import { dateOfDay, dayGoal, dayOf, type HabitRule, isPaused, periodGoal, periodOf, timesOf } from './schedule.ts';
import { type StrengthRule, strengthRule } from './strength.ts';

/** Days that "active days" look back, today included. */
export const ACTIVE_DAYS_SPAN = 30;

/** What was entered for a day; amounts in thousandths. */
export type DayMark = { readonly kind: 'done'; readonly value: number } | { readonly kind: 'skipped' };

/** A date with what was entered for it. */
export interface MarkedDate {
  readonly localDate: DateText;
  readonly mark: DayMark;
}

/** The present day, week, month or turn, as far as it has come. Days are numbers since 1970-01-01. */
export interface PeriodState {
  readonly start: number;
  readonly end: number;
  /** Thousandths. */
  readonly sum: number;
  /** Days that were done by themselves. */
  readonly doneDays: number;
  /** Days with an entry. */
  readonly entries: number;
  /** A day of it was skipped, paused, or before the beginning: not reaching it breaks nothing. */
  readonly eased: boolean;
}

/** How a habit stands at the end of a day. Plain data: it is stored, and folding on from it gives what folding from the start gives. */
export interface HabitState {
  /** 0 to 1. */
  readonly score: number;
  /** What the last days put into the window of strength, oldest first, at most 62. */
  readonly window: readonly number[];
  /** 1 for each of the last 30 days on which it was done, oldest first. */
  readonly recent: readonly (0 | 1)[];
  /** Periods in a row before the present one. */
  readonly streak: number;
  readonly longest: number;
  /** Days on which it was done, in all. */
  readonly doneDays: number;
  readonly period: PeriodState | null;
}

/** One day as it is folded in. */
export interface FoldedDay {
  /** Days since 1970-01-01; each call takes the next one. */
  readonly day: number;
  readonly mark: DayMark | undefined;
  readonly paused: boolean;
}

type Draft = { -readonly [K in keyof HabitState]: HabitState[K] };

interface Plan {
  readonly rule: HabitRule;
  readonly strength: StrengthRule;
  readonly dayGoal: number;
  readonly periodGoal: number;
  readonly times: number;
}

const planOf = (rule: HabitRule): Plan => ({
  rule,
  strength: strengthRule(rule),
  dayGoal: dayGoal(rule),
  periodGoal: periodGoal(rule),
  times: timesOf(rule.schedule),
});

/** A habit before its first day. */
export function newHabitState(rule: HabitRule): HabitState {
  return { score: strengthRule(rule).start, window: [], recent: [], streak: 0, longest: 0, doneDays: 0, period: null };
}

/** The state after one more day. A paused day without an entry changes nothing but the days that active days look back on. */
export function advance(rule: HabitRule, state: HabitState, day: FoldedDay): HabitState {
  return step(planOf(rule), state, day);
}

/**
 * Folds the days after a state, through a date. Days before the first are never folded, nor any after the habit's end.
 *
 * @param from where to go on; without it, from the start date or the first mark, whichever is earlier
 * @param marks in any order; those outside of the days are left aside
 */
export function foldHabit(
  rule: HabitRule,
  marks: readonly MarkedDate[],
  through: DateText,
  from?: { readonly state: HabitState; readonly through: DateText },
): HabitState {
  const plan = planOf(rule);
  const byDay = new Map(marks.map(({ localDate, mark }) => [dayOf(localDate), mark]));
  const first = from ? dayOf(from.through) + 1 : firstDay(rule, marks);
  const last = lastDay(rule, through);
  let state = from?.state ?? newHabitState(rule);
  const mayPause = rule.pauses.length > 0;
  for (let day = first; day <= last; day += 1) {
    state = step(plan, state, { day, mark: byDay.get(day), paused: mayPause && isPaused(rule.pauses, dateOfDay(day)) });
  }
  return state;
}

/** The first day of a habit: its start, or an earlier day with an entry. */
export function firstDay({ startDate }: HabitRule, marks: readonly MarkedDate[]): number {
  return marks.reduce((first, { localDate }) => Math.min(first, dayOf(localDate)), dayOf(startDate));
}

function lastDay({ endDate }: HabitRule, through: DateText): number {
  return endDate !== null && endDate < through ? dayOf(endDate) : dayOf(through);
}

function step(plan: Plan, before: HabitState, { day, mark, paused }: FoldedDay): HabitState {
  const state: Draft = { ...before };
  const period = openPeriod(plan, state, day);
  const resting = paused && mark === undefined;
  const value = mark?.kind === 'done' ? mark.value : 0;
  const entered = mark?.kind === 'done';
  const next: PeriodState = {
    ...period,
    sum: period.sum + value,
    doneDays: period.doneDays + (entered && value >= plan.dayGoal && value > 0 ? 1 : 0),
    entries: period.entries + (entered ? 1 : 0),
    eased: period.eased || resting || mark?.kind === 'skipped',
  };
  state.period = next;
  const done = entered && isDone(plan.rule, value, next.sum);
  if (done) state.doneDays += 1;
  state.recent = pushed(state.recent, done ? 1 : 0, ACTIVE_DAYS_SPAN);
  if (resting) return state;
  const { strength } = plan;
  state.window = pushed(state.window, strength.amountOf(value), strength.window);
  if (mark?.kind === 'skipped') return state;
  state.score = state.score * strength.keep + strength.shareOf(sumOf(state.window)) * (1 - strength.keep);
  return state;
}

/** The period of a day; a new one settles the streak of the one before. */
function openPeriod(plan: Plan, state: Draft, day: number): PeriodState {
  const { period } = state;
  if (period && day <= period.end) return period;
  if (period) {
    state.streak = streakWith(plan, state.streak, period, true);
    state.longest = Math.max(state.longest, state.streak);
  }
  const span = periodOf(plan.rule, day);
  return { ...span, sum: 0, doneDays: 0, entries: 0, eased: span.start < day };
}

/**
 * Whether a day with an entry is done: by itself, or because its period has all it asks for.
 * @param sum of the period up to this day, this day included; thousandths like `value`
 */
export function isDone(rule: HabitRule, value: number, sum: number): boolean {
  if (rule.kind === 'at-most') return sum <= periodGoal(rule);
  if (value <= 0) return false;
  return value >= dayGoal(rule) || (rule.kind !== 'yes-no' && sum >= periodGoal(rule));
}

function isReached({ rule, periodGoal: whole, times }: Plan, { sum, doneDays, entries }: PeriodState): boolean {
  if (rule.kind === 'at-most') return entries > 0 && sum <= whole;
  if (rule.schedule.per === 'day') return sum >= whole && sum > 0;
  return doneDays >= times || (rule.kind !== 'yes-no' && sum >= whole && sum > 0);
}

/** The streak after a period. Amounts to stay within: an entry beyond the limit breaks it at once, no entry neither adds nor breaks. */
function streakWith(plan: Plan, streak: number, period: PeriodState, over: boolean): number {
  if (isReached(plan, period)) return streak + 1;
  const isBroken = plan.rule.kind === 'at-most' ? period.sum > plan.periodGoal : over && !period.eased;
  return isBroken ? 0 : streak;
}

/** The streak with the present period; while that is open and may still be reached, it is the one before. */
export function streakOfHabit(rule: HabitRule, state: HabitState): { readonly current: number; readonly longest: number } {
  const current = state.period ? streakWith(planOf(rule), state.streak, state.period, false) : state.streak;
  return { current, longest: Math.max(state.longest, current) };
}

/** Whether the present period has all it asks for. */
export function isPeriodReached(rule: HabitRule, { period }: HabitState): boolean {
  return period !== null && isReached(planOf(rule), period);
}

/**
 * Whether what was entered for a date makes the habit done on it.
 * @param marks those of the date's period at least
 */
export function isHabitDoneOn(rule: HabitRule, marks: readonly MarkedDate[], localDate: DateText): boolean {
  const own = marks.find((marked) => marked.localDate === localDate)?.mark;
  if (own?.kind !== 'done') return false;
  const start = dateOfDay(periodOf(rule, dayOf(localDate)).start);
  const upTo = marks.filter((marked) => marked.localDate >= start && marked.localDate <= localDate);
  return isDone(rule, own.value, sumOf(upTo.map(({ mark }) => (mark.kind === 'done' ? mark.value : 0))));
}

/** Days of the last 30 on which the habit was done. */
export const activeDaysOf = ({ recent }: HabitState): number => sumOf(recent);

function pushed<T>(values: readonly T[], value: T, most: number): readonly T[] {
  return values.length < most ? [...values, value] : [...values.slice(values.length - most + 1), value];
}

function sumOf(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}
