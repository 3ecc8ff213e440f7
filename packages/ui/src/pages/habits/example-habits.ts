import { addDays, type Habit, type HabitDayKind, type HabitHistory, type Habits, type HabitTick, lastDays } from '@everstep/domain';
import { EXAMPLE_DATE } from '../../product/example-data.tsx';

const AT = '2026-11-21T07:40:00.000Z';
const STRIP_DAYS = 7;

const stripOf = (...kinds: readonly HabitDayKind[]): Habit['week'] =>
  lastDays(EXAMPLE_DATE, STRIP_DAYS).map((localDate, index) => ({ localDate, kind: kinds[index] ?? 'off' }));

const tickOf = (more: Partial<HabitTick> = {}): HabitTick => ({
  localDate: EXAMPLE_DATE,
  kind: 'done',
  value: 1,
  reason: null,
  note: '',
  at: AT,
  version: 1,
  ...more,
});

/** The habit that the examples vary. */
export const exampleHabit: Habit = {
  id: '0190f000-0000-7000-8000-000000000001',
  title: 'Morning pages',
  kind: 'yes-no',
  target: null,
  unit: '',
  schedule: { per: 'day', times: 1 },
  cue: 'After the first coffee',
  reminderTime: '07:30',
  startDate: '2024-09-02',
  endDate: null,
  pause: null,
  archivedAt: null,
  version: 3,
  createdAt: '2024-09-02T07:30:00.000Z',
  strength: 0.67,
  activeDays: 22,
  streak: { current: 5, longest: 41, unit: 'day' },
  today: { group: 'due', why: 'open', due: null, done: 0, needed: 1 },
  tick: null,
  week: stripOf('done', 'skipped', 'done', 'done', 'missed', 'done', 'open'),
};

let made = 1;
const habit = (more: Partial<Habit>): Habit => {
  made += 1;
  return { ...exampleHabit, id: `0190f000-0000-7000-8000-${String(made).padStart(12, '0')}`, cue: '', reminderTime: null, ...more };
};

const done = (needed = 1): Habit['today'] => ({ group: 'done', why: 'done', due: null, done: needed, needed });

export const exampleCounted = habit({
  title: 'Read',
  kind: 'at-least',
  target: 20,
  unit: 'pages',
  cue: 'In bed',
  strength: 0.41,
  activeDays: 13,
  streak: { current: 1, longest: 12, unit: 'day' },
  today: { group: 'due', why: 'open', due: null, done: 12, needed: 20 },
  tick: tickOf({ value: 12 }),
  week: stripOf('done', 'partial', 'missed', 'done', 'partial', 'done', 'partial'),
});

export const exampleTimed = habit({
  title: 'Sit quietly',
  kind: 'timer',
  target: 10,
  unit: 'min',
  cue: 'Before I open the laptop',
  strength: 0.55,
  activeDays: 17,
  today: { group: 'due', why: 'open', due: null, done: 0, needed: 10 },
});

/** One habit of every kind and in every state. */
export const exampleHabitList: readonly Habit[] = [
  exampleHabit,
  exampleCounted,
  exampleTimed,
  habit({
    title: 'Run',
    schedule: { per: 'week', times: 3 },
    strength: 0.72,
    activeDays: 12,
    streak: { current: 6, longest: 9, unit: 'week' },
    today: { group: 'due', why: 'open', due: null, done: 2, needed: 3 },
    week: stripOf('off', 'done', 'off', 'done', 'off', 'off', 'open'),
  }),
  habit({
    title: 'Drink a glass of water',
    schedule: { per: 'day', times: 4 },
    strength: 0.83,
    activeDays: 26,
    today: { group: 'due', why: 'open', due: null, done: 2, needed: 4 },
    tick: tickOf({ value: 2 }),
  }),
  habit({
    title: 'Walk before breakfast',
    cue: 'When the kettle is on',
    strength: 0.92,
    activeDays: 28,
    streak: { current: 12, longest: 60, unit: 'day' },
    today: done(),
    tick: tickOf({ note: 'Fog over the river, and a heron that did not mind me.' }),
    week: stripOf('done', 'done', 'done', 'done', 'done', 'done', 'done'),
  }),
  habit({
    title: 'Coffee',
    kind: 'at-most',
    target: 2,
    unit: 'cups',
    strength: 0.88,
    activeDays: 25,
    today: { ...done(2), done: 1 },
    tick: tickOf({ value: 1 }),
    week: stripOf('done', 'done', 'missed', 'done', 'done', 'done', 'done'),
  }),
  habit({
    title: 'Stretch',
    strength: 0.38,
    today: { group: 'done', why: 'skipped', due: null, done: 0, needed: 1 },
    tick: tickOf({ kind: 'skipped', value: null, reason: 'sick' }),
    week: stripOf('done', 'done', 'missed', 'done', 'done', 'skipped', 'skipped'),
  }),
  habit({
    title: 'Water the plants',
    schedule: { per: 'days', days: 3 },
    strength: 0.64,
    activeDays: 9,
    streak: { current: 7, longest: 11, unit: 'time' },
    today: { group: 'later', why: 'reached', due: addDays(EXAMPLE_DATE, 1), done: 1, needed: 1 },
    week: stripOf('off', 'done', 'off', 'off', 'off', 'done', 'off'),
  }),
  habit({
    title: 'Call someone I like',
    schedule: { per: 'week', times: 1 },
    strength: 0.7,
    activeDays: 4,
    streak: { current: 8, longest: 8, unit: 'week' },
    today: { group: 'resting', why: 'reached', due: addDays(EXAMPLE_DATE, 2), done: 1, needed: 1 },
    week: stripOf('off', 'off', 'done', 'off', 'off', 'off', 'off'),
  }),
  habit({
    title: 'Swim',
    schedule: { per: 'week', times: 2 },
    strength: 0.51,
    pause: { from: addDays(EXAMPLE_DATE, -3), until: null },
    today: { group: 'resting', why: 'paused', due: null, done: 0, needed: 2 },
    week: stripOf('done', 'off', 'off', 'off', 'off', 'off', 'off'),
  }),
];

export const exampleHabits: Habits = { localDate: EXAMPLE_DATE, habits: [...exampleHabitList] };

/** Everything that asked for something today is done. */
export const exampleAllDone: Habits = {
  localDate: EXAMPLE_DATE,
  habits: exampleHabitList.filter(({ today }) => today.group !== 'due'),
};

/** As many habits as a member can have. */
export const exampleManyHabits: Habits = {
  localDate: EXAMPLE_DATE,
  habits: Array.from({ length: 200 }, (_, index) => {
    const like = exampleHabitList[index % exampleHabitList.length] ?? exampleHabit;
    return { ...like, id: `0190f000-0000-7000-9000-${String(index).padStart(12, '0')}`, title: `${like.title} ${index + 1}` };
  }),
};

/** Names and cues that need several lines. */
export const exampleLongHabits: Habits = {
  localDate: EXAMPLE_DATE,
  habits: exampleHabitList.slice(0, 6).map((each) => ({
    ...each,
    title: `${each.title}, all the way round the lake before breakfast, also when it rains`,
    cue: 'After the first coffee and before anybody else in the house is awake, whatever day it is',
    tick: each.tick && { ...each.tick, note: 'We met the neighbour who sells honey, so it took a little longer than it usually does.' },
  })),
};

/** A year with gaps, skips and rainy weeks. */
export function exampleHistory(from: string, to: string, amountOf: (day: number) => number = () => 1): HabitHistory {
  const days: HabitHistory['days'] = [];
  for (let day = 0; addDays(from, day) <= to; day += 1) {
    const localDate = addDays(from, day);
    const beat = (day * 37) % 100;
    if (beat < 64) days.push({ localDate, value: amountOf(day), kind: 'done' });
    else if (beat < 69) days.push({ localDate, value: null, kind: 'skipped' });
  }
  return { from, to, days };
}

export const exampleNotes: readonly HabitTick[] = [
  tickOf({ note: 'Fog over the river, and a heron that did not mind me.' }),
  tickOf({ localDate: addDays(EXAMPLE_DATE, -1), note: 'Three lines only. Three lines are three lines.' }),
  tickOf({ localDate: addDays(EXAMPLE_DATE, -4), kind: 'skipped', value: null, reason: 'sick', note: 'Sore throat. Tea instead.' }),
  tickOf({ localDate: addDays(EXAMPLE_DATE, -40), note: 'Wrote on the train; the woman opposite wrote too.' }),
];
