import type { HabitDayKind, HabitRowHabit } from './index.ts';

const dates = ['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'];
const week = (...kinds: readonly HabitDayKind[]) => dates.map((localDate, index) => ({ localDate, kind: kinds[index] ?? 'off' }));

/** The habit that the examples vary. */
export const exampleHabit: HabitRowHabit = {
  id: 'pages',
  name: 'Morning pages',
  cue: 'After the first coffee',
  schedule: 'Every day',
  status: 'active',
  today: 'open',
  strength: 67,
  activeDays: 22,
  streak: 5,
  week: week('done', 'skipped', 'done', 'done', 'missed', 'done', 'open'),
};

/** One habit in every kind and state. */
export const exampleHabits = {
  open: exampleHabit,
  done: {
    ...exampleHabit,
    id: 'walk',
    name: 'Walk before breakfast',
    cue: 'When the kettle is on',
    today: 'done',
    note: 'Fog over the river.',
    strength: 92,
    activeDays: 28,
    streak: 12,
    week: week('done', 'done', 'done', 'partial', 'done', 'done', 'done'),
  },
  counted: {
    ...exampleHabit,
    id: 'read',
    name: 'Read',
    cue: 'In bed',
    measure: { direction: 'reach', target: 20, unit: 'min', value: 12 },
    strength: 41,
    activeDays: 13,
    streak: 1,
    week: week('done', 'partial', 'missed', 'done', 'partial', 'done', 'open'),
  },
  limit: {
    ...exampleHabit,
    id: 'coffee',
    name: 'Coffee',
    cue: undefined,
    measure: { direction: 'limit', target: 2, unit: 'cups', value: 1 },
    today: 'done',
  },
  times: {
    ...exampleHabit,
    id: 'water',
    name: 'Drink a glass of water',
    cue: undefined,
    times: { done: 2, of: 4 },
    schedule: '4 times a day',
  },
  weekly: {
    ...exampleHabit,
    id: 'strength',
    name: 'Lift something heavy',
    cue: undefined,
    progress: '2 of 3 this week',
    schedule: '3 times a week',
    streak: 4,
    streakUnit: 'week',
    week: week('done', 'off', 'off', 'done', 'off', 'off', 'open'),
  },
  pages: {
    ...exampleHabit,
    id: 'novel',
    name: 'The long novel',
    cue: undefined,
    measure: { direction: 'reach', target: 100, unit: 'pages', value: 12, reached: 64, span: 'this week', usual: 20 },
    schedule: 'Once a week',
  },
  avoid: { ...exampleHabit, id: 'phone', name: 'No phone in bed', cue: undefined, avoid: true, today: 'done', strength: 14, streak: 2 },
  skipped: {
    ...exampleHabit,
    id: 'run',
    name: 'Run',
    cue: undefined,
    today: 'skipped',
    skipReason: 'rest day',
    schedule: '3 times a week',
  },
  later: {
    ...exampleHabit,
    id: 'call',
    name: 'Call my sister',
    cue: undefined,
    today: 'later',
    due: 'Due on Thursday',
    schedule: 'Every week',
    week: week('off', 'off', 'off', 'off', 'done', 'off', 'off'),
  },
  paused: { ...exampleHabit, id: 'swim', name: 'Swim', status: 'paused', schedule: 'Twice a week' },
  archived: { ...exampleHabit, id: 'piano', name: 'Piano scales', status: 'archived' },
} as const satisfies Readonly<Record<string, HabitRowHabit>>;
