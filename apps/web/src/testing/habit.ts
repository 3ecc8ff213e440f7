import { type Habit, type Habits, lastDays } from '@everstep/domain';

const TODAY = '2026-03-02';

/** A daily habit that waits to be ticked, changed as told. */
export function habitOf(change: Partial<Habit> = {}): Habit {
  return {
    id: '0190a0b0-0000-7000-8000-0000000000a1',
    title: 'Read',
    kind: 'yes-no',
    target: null,
    unit: '',
    schedule: { per: 'day', times: 1 },
    cue: '',
    reminderTime: null,
    startDate: '2026-01-01',
    endDate: null,
    pause: null,
    archivedAt: null,
    version: 1,
    createdAt: '2026-01-01T08:00:00.000Z',
    strength: 0.4,
    activeDays: 12,
    streak: { current: 3, longest: 9, unit: 'day' },
    today: { group: 'due', why: 'open', due: null, done: 0, needed: 1 },
    tick: null,
    week: lastDays(TODAY, 7).map((localDate) => ({ localDate, kind: localDate === TODAY ? 'open' : 'done' })),
    ...change,
  };
}

/** The same habit, done today. */
export const doneHabit = (habit: Habit): Habit => ({
  ...habit,
  strength: 0.43,
  today: { ...habit.today, group: 'done', why: 'done', done: habit.today.needed },
  tick: { localDate: TODAY, kind: 'done', value: 1, reason: null, note: '', at: '2026-03-02T08:00:00.000Z', version: 1 },
});

export const habitsOf = (...habits: Habit[]): Habits => ({ localDate: TODAY, habits });
