import { foldHabit, mayRootHabit, rootedGains, type StandingHabit, scaledAmount } from '@everstep/domain';
import { HABIT_CREATION } from '../habits/create.ts';
import { HABIT_COMPLETE } from '../habits/settle-award.ts';
import { marksOf, ruleOf } from '../habits/standing.ts';
import type { HabitRow } from '../habits/store.ts';
import type { TickRow } from '../habits/tick-store.ts';
import { skipReasons, type ToldHabit, toldHabits } from './habit-story.ts';
import { type Act, dateAt, type Life, type Lived, momentAt, record } from './life.ts';
import { quietDays } from './story.ts';

/** A habit with what was entered for it so far. */
export interface LivedHabit {
  readonly row: HabitRow;
  readonly ticks: TickRow[];
}

const LATE_AT = { hour: 7, minute: 58 };

/** What happens with habits on a day: one is planted, some are ticked or left out, and one of yesterday is entered. */
export function habitActs(life: Life, lived: Lived, day: number): readonly Act[] {
  return toldHabits.flatMap((told): readonly Act[] => {
    const planted = told.from === day ? [{ at: { ...told.at, minute: 0 }, happen: () => plant(life, lived, told) }] : [];
    const yesterday = told.late.includes(day - 1)
      ? [{ at: LATE_AT, happen: () => tick(life, lived, told, { day: day - 1, on: day }) }]
      : [];
    const before = [...quietDays].filter((quiet) => quiet < day && followsQuietDays(quiet, day));
    const skips = [...before, day].map((skipped) => ({ at: timeOf(told, day), happen: () => skip(life, lived, told, skipped, day) }));
    const today = told.late.includes(day) ? [] : [{ at: timeOf(told, day), happen: () => tick(life, lived, told, { day, on: day }) }];
    return [...planted, ...yesterday, ...skips, ...today];
  });
}

/** Whether nothing but quiet days lies between: what was left out on them is entered now. */
const followsQuietDays = (quiet: number, day: number): boolean =>
  Array.from({ length: day - quiet }, (_, index) => quiet + index).every((between) => quietDays.has(between));

const timeOf = ({ at }: ToldHabit, day: number) => ({ hour: at.hour, minute: at.minute + ((day * 7) % 50) });
const signOf = ({ days }: ToldHabit, day: number): string => days.replaceAll(' ', '').charAt(day);

function plant(life: Life, lived: Lived, told: ToldHabit): void {
  const { memberId, ids } = life;
  const moment = momentAt(life, told.from, { ...told.at, minute: 0 });
  const id = ids.next();
  const paused = told.pausedFrom === null ? null : momentAt(life, told.pausedFrom, { hour: 9, minute: 30 });
  const row: HabitRow = {
    id,
    memberId,
    title: told.title,
    kind: told.kind,
    target: told.target === null ? null : scaledAmount(told.target),
    unit: told.unit,
    schedule: JSON.stringify(told.schedule),
    cue: told.cue,
    reminderTime: told.reminderTime,
    startDate: moment.localDate,
    endDate: null,
    pauses: JSON.stringify(paused === null ? [] : [{ from: paused.localDate, until: null }]),
    position: toldHabits.indexOf(told) + 1,
    archivedAt: null,
    archivedOn: null,
    state: null,
    settledThrough: null,
    version: paused === null ? 1 : 2,
    createdAt: moment.instant,
    updatedAt: paused?.instant ?? moment.instant,
    deletedAt: null,
  };
  lived.habits.set(told.key, { row, ticks: [] });
  record(life, lived, { source: HABIT_CREATION, reference: id }, moment);
}

/** Enters an amount for `day` in the course of the day `on`; it earns where it makes the day a done one. */
function tick(life: Life, lived: Lived, told: ToldHabit, { day, on }: { readonly day: number; readonly on: number }): void {
  const amount = Number.parseInt(signOf(told, day), 10) * told.step;
  const habit = lived.habits.get(told.key);
  if (!habit || Number.isNaN(amount)) return;
  const moment = momentAt(life, on, on === day ? timeOf(told, day) : LATE_AT);
  const localDate = dateAt(life, day);
  put(habit, { localDate, moment, note: told.notes[day] ?? '', kind: 'done', value: scaledAmount(amount), reason: null });
  if (amount < (told.target ?? 1)) return;
  const forDate = localDate === moment.localDate ? {} : { forDate: localDate };
  const act = { source: HABIT_COMPLETE, reference: habit.row.id, ...forDate, gains: gainsOf(lived, habit, moment.localDate) };
  record(life, lived, act, moment);
}

function skip(life: Life, lived: Lived, told: ToldHabit, day: number, on: number): void {
  const reason = skipReasons[signOf(told, day)];
  const habit = lived.habits.get(told.key);
  if (!habit || !reason) return;
  const moment = momentAt(life, on, timeOf(told, on));
  put(habit, { localDate: dateAt(life, day), moment, note: told.notes[day] ?? '', kind: 'skipped', value: null, reason });
}

type Entered = Pick<TickRow, 'localDate' | 'kind' | 'value' | 'reason' | 'note'> & { readonly moment: ReturnType<typeof momentAt> };

function put({ row, ticks }: LivedHabit, { moment: { instant, timeZone }, ...entered }: Entered): void {
  ticks.push({ habitId: row.id, ...entered, at: instant, timeZone, version: 1, updatedAt: instant });
}

/** How far a tick raises the numbers of habits that stand firmly; the others are only looked at when it may. */
function gainsOf({ habits, state }: Lived, habit: LivedHabit, today: string) {
  if (!mayRootHabit(standing(habit, today), state.counters)) return {};
  const all = [...habits.values()].map((one) => standing(one, today));
  return rootedGains(all, state.counters);
}

function standing({ row, ticks }: LivedHabit, today: string): StandingHabit {
  const rule = ruleOf(row);
  return { rule, state: foldHabit(rule, marksOf(ticks), today) };
}
