import type { Habit, HabitDayKind, HabitTick, SkipReason } from '@everstep/domain';

/** A habit as it will be once the server has an entry of today: shown at once, and replaced by the server's answer. */
export function ticked(habit: Habit, value: number): Habit {
  const tick = tickOf(habit, { kind: 'done', value, reason: null });
  const before = habit.tick?.kind === 'done' ? (habit.tick.value ?? 0) : 0;
  const days = habit.kind === 'yes-no' && habit.schedule.per !== 'day';
  const reached = habit.today.done + (days ? (before > 0 ? 0 : 1) : value - before);
  const state = stateOf(habit, value, reached);
  return {
    ...habit,
    tick,
    today: { ...habit.today, ...state.today, due: null, done: reached },
    week: withToday(habit, state.day),
  };
}

/** A habit whose day is left out. */
export function skipped(habit: Habit, reason: SkipReason): Habit {
  return {
    ...habit,
    tick: tickOf(habit, { kind: 'skipped', value: null, reason }),
    today: { ...habit.today, group: 'done', why: 'skipped', due: null },
    week: withToday(habit, 'skipped'),
  };
}

/** A habit with nothing entered for today. */
export function reopened(habit: Habit): Habit {
  const days = habit.kind === 'yes-no' && habit.schedule.per !== 'day';
  const before = habit.tick?.kind === 'done' ? (days ? 1 : (habit.tick.value ?? 0)) : 0;
  return {
    ...habit,
    tick: null,
    today: { ...habit.today, group: 'due', why: 'open', due: null, done: Math.max(0, habit.today.done - before) },
    week: withToday(habit, 'open'),
  };
}

/** A habit with another note on today's entry. */
export const noted = (habit: Habit, note: string): Habit => ({ ...habit, tick: habit.tick && { ...habit.tick, note } });

/** What a tick without an amount stands for, as the server reads it. */
export function wholeOf({ kind, schedule, target }: Habit): number {
  const times = schedule.per === 'day' ? schedule.times : 1;
  return kind === 'yes-no' ? times : (target ?? 0) * times;
}

type State = { readonly today: Pick<Habit['today'], 'group' | 'why'>; readonly day: HabitDayKind };

const done: State = { today: { group: 'done', why: 'done' }, day: 'done' };

function stateOf(habit: Habit, value: number, reached: number): State {
  if (habit.kind === 'at-most') {
    return reached <= habit.today.needed ? done : { today: { group: 'done', why: 'entered' }, day: 'missed' };
  }
  const isDone = value >= wholeOf(habit) || (habit.kind !== 'yes-no' && reached >= habit.today.needed && value > 0);
  return isDone ? done : { today: { group: 'due', why: 'open' }, day: 'partial' };
}

function tickOf(habit: Habit, entry: Pick<HabitTick, 'kind' | 'value' | 'reason'>): HabitTick {
  const localDate = habit.week.at(-1)?.localDate ?? '';
  return { note: '', version: 0, at: new Date().toISOString(), ...habit.tick, localDate, ...entry };
}

function withToday({ week }: Habit, kind: HabitDayKind): Habit['week'] {
  return week.map((day, index) => (index === week.length - 1 ? { ...day, kind } : day));
}
