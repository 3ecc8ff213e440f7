import { addDays, type DateText, daysBetween, lastDays, weekOf } from '../time/dates.ts';
import { activeDaysOf, type DayMark, foldHabit, type HabitState, isDone, isPeriodReached, type MarkedDate, streakOfHabit } from './fold.ts';
import { dateOfDay, dayOf, frequencyOf, type HabitRule, isPaused, periodGoal, periodOf, plainAmount, timesOf } from './schedule.ts';
import type { Habit, HabitDayKind, HabitToday } from './schemas.ts';

/** Days that the strip of a habit shows. */
export const STRIP_DAYS = 7;

/** What is derived of a habit for one day. */
export type HabitStanding = Pick<Habit, 'strength' | 'activeDays' | 'streak' | 'today' | 'week'>;

/**
 * How a habit stands today.
 *
 * @param state folded through `today`
 * @param marks of the last seven days at least
 */
export function habitStandingOf(rule: HabitRule, state: HabitState, marks: readonly MarkedDate[], today: DateText): HabitStanding {
  return {
    strength: state.score,
    activeDays: activeDaysOf(state),
    streak: { ...streakOfHabit(rule, state), unit: streakUnit(rule) },
    today: habitToday(rule, state, marks, today),
    week: habitStrip(rule, state, marks, today),
  };
}

/** How a habit stands, from everything that was ever entered for it. */
export function habitStanding(rule: HabitRule, marks: readonly MarkedDate[], today: DateText): HabitStanding {
  return habitStandingOf(rule, foldHabit(rule, marks, today), marks, today);
}

function streakUnit({ schedule }: HabitRule): Habit['streak']['unit'] {
  return schedule.per === 'days' ? 'time' : schedule.per;
}

/** Where a habit belongs today, and what its day, week, month or turn still asks for. */
export function habitToday(rule: HabitRule, state: HabitState, marks: readonly MarkedDate[], today: DateText): HabitToday {
  const mark = markOf(marks, today);
  const counts = countsOf(rule, state, today);
  const settled = (why: HabitToday['why']): HabitToday => ({ group: 'done', why, due: null, ...counts });
  const resting = (why: HabitToday['why'], due: DateText | null): HabitToday => {
    const [, , , , , , sunday = today] = weekOf(today);
    return { group: due !== null && due <= sunday ? 'later' : 'resting', why, due, ...counts };
  };
  if (mark?.kind === 'skipped') return settled('skipped');
  if (mark && state.recent.at(-1) === 1) return settled('done');
  if (mark && rule.kind === 'at-most') return settled('entered');
  if (rule.endDate !== null && today > rule.endDate) return resting('ended', null);
  if (!mark && today < rule.startDate) return resting('not_started', rule.startDate);
  if (!mark && isPaused(rule.pauses, today)) return resting('paused', null);
  if (rule.kind !== 'at-most' && isPeriodReached(rule, state)) return resting('reached', nextPeriod(rule, today));
  return { group: 'due', why: 'open', due: null, ...counts };
}

function countsOf(rule: HabitRule, { period }: HabitState, today: DateText): Pick<HabitToday, 'done' | 'needed'> {
  const day = dayOf(today);
  const present = period && day >= period.start && day <= period.end ? period : { sum: 0, doneDays: 0 };
  if (rule.kind === 'yes-no' && rule.schedule.per !== 'day') return { done: present.doneDays, needed: timesOf(rule.schedule) };
  return { done: plainAmount(present.sum), needed: plainAmount(periodGoal(rule)) };
}

/** When the next day, week, month or turn begins; null once the habit has ended by then. */
function nextPeriod(rule: HabitRule, today: DateText): DateText | null {
  const next = dateOfDay(periodOf(rule, dayOf(today)).end + 1);
  return rule.endDate !== null && next > rule.endDate ? null : next;
}

/** What the last seven days were, oldest first. Only a habit of every day has days that were missed. */
export function habitStrip(rule: HabitRule, state: HabitState, marks: readonly MarkedDate[], today: DateText): Habit['week'] {
  const lastFolded = rule.endDate !== null && rule.endDate < today ? rule.endDate : today;
  const asksDaily = frequencyOf(rule.schedule).days === 1 && rule.kind !== 'at-most';
  const open = habitToday(rule, state, marks, today).group === 'due';
  return lastDays(today, STRIP_DAYS).map((localDate) => {
    const kind = (): HabitDayKind => {
      const back = dayOf(lastFolded) - dayOf(localDate);
      if (back < 0) return 'off';
      const mark = markOf(marks, localDate);
      if (mark) return habitDayKind(rule, mark, state.recent.at(-1 - back) === 1);
      if (localDate < rule.startDate) return 'off';
      if (localDate === today) return open ? 'open' : 'off';
      return asksDaily && !isPaused(rule.pauses, localDate) ? 'missed' : 'off';
    };
    return { localDate, kind: kind() };
  });
}

/** What a day with an entry was. */
export function habitDayKind({ kind }: Pick<HabitRule, 'kind'>, mark: DayMark, done: boolean): HabitDayKind {
  if (mark.kind === 'skipped') return 'skipped';
  if (done) return 'done';
  return kind === 'at-most' ? 'missed' : 'partial';
}

/** A day with an entry, as a history shows it. */
export interface HabitDay {
  readonly localDate: DateText;
  /** Null when skipped. */
  readonly value: number | null;
  readonly kind: HabitDayKind;
}

/**
 * What days with an entry were, oldest first.
 * @param marks each period that is asked about as a whole: whether a day is done may lie in the days before it
 */
export function habitDays(rule: HabitRule, marks: readonly MarkedDate[]): readonly HabitDay[] {
  const ordered = [...marks].sort((a, b) => (a.localDate < b.localDate ? -1 : 1));
  let end = Number.NEGATIVE_INFINITY;
  let sum = 0;
  return ordered.map(({ localDate, mark }) => {
    const day = dayOf(localDate);
    if (day > end) {
      end = periodOf(rule, day).end;
      sum = 0;
    }
    const value = mark.kind === 'done' ? mark.value : null;
    sum += value ?? 0;
    const done = value !== null && isDone(rule, value, sum);
    return { localDate, value: value === null ? null : plainAmount(value), kind: habitDayKind(rule, mark, done) };
  });
}

/** A state is not stored anew before it has grown this many days old: entries of the last days change often. */
const SETTLE_EVERY_DAYS = 28;
/** Two days more than the strip shows: who travels may see the date go back. */
const OPEN_DAYS = STRIP_DAYS + 2;

/**
 * The date through which a habit's state should be stored now; undefined while the stored one is new enough. What is shown of
 * single days stays outside of it.
 *
 * @param settled the date through which it is stored, or the day before the habit's first
 */
export function habitSettleThrough(today: DateText, settled: DateText): DateText | undefined {
  const through = addDays(today, -OPEN_DAYS);
  return daysBetween(settled, through) >= SETTLE_EVERY_DAYS ? through : undefined;
}

function markOf(marks: readonly MarkedDate[], localDate: DateText): DayMark | undefined {
  return marks.find((marked) => marked.localDate === localDate)?.mark;
}
