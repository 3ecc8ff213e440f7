import type { Habit } from './schemas.ts';

/** A habit that can be planted as it is. */
export interface HabitSuggestion extends Pick<Habit, 'title' | 'kind' | 'target' | 'unit' | 'schedule' | 'cue'> {
  /** Why it is worth two minutes. */
  readonly line: string;
}

const daily = { per: 'day', times: 1 } as const;
const tick = { kind: 'yes-no', target: null, unit: '' } as const;

/** Small ones first: what can be done on a bad day is what stays. */
export const habitSuggestions: readonly HabitSuggestion[] = [
  { ...tick, title: 'Drink a glass of water', schedule: daily, cue: 'When the kettle is on', line: 'The easiest yes of the day.' },
  {
    ...tick,
    title: 'Make the bed',
    schedule: daily,
    cue: 'As soon as both feet are on the floor',
    line: 'One thing finished before breakfast.',
  },
  {
    title: 'Walk',
    kind: 'timer',
    target: 15,
    unit: 'min',
    schedule: daily,
    cue: 'After lunch',
    line: 'Around the block counts. So does the long way to the bus.',
  },
  {
    title: 'Read',
    kind: 'at-least',
    target: 5,
    unit: 'pages',
    schedule: daily,
    cue: 'In bed, before the light goes out',
    line: 'Five pages a night are about fifteen books a year.',
  },
  { ...tick, title: 'Write three lines', schedule: daily, cue: 'With the first coffee', line: 'Nobody has to read them, you included.' },
  { ...tick, title: 'Stretch', schedule: daily, cue: 'After brushing my teeth', line: 'Two minutes for shoulders and back.' },
  {
    title: 'Sit quietly',
    kind: 'timer',
    target: 5,
    unit: 'min',
    schedule: daily,
    cue: 'Before I open the laptop',
    line: 'Nothing to achieve. Sitting is the whole of it.',
  },
  {
    ...tick,
    title: 'Move until I am out of breath',
    schedule: { per: 'week', times: 3 },
    cue: 'When I change out of work clothes',
    line: 'Run, dance, climb stairs: whichever three days suit the week.',
  },
  {
    title: 'Coffee',
    kind: 'at-most',
    target: 2,
    unit: 'cups',
    schedule: daily,
    cue: '',
    line: 'A limit to stay within, not a rule to break.',
  },
  {
    ...tick,
    title: 'Call someone I like',
    schedule: { per: 'week', times: 1 },
    cue: 'On the way home',
    line: 'Ten minutes of a voice beat a hundred messages.',
  },
  {
    ...tick,
    title: 'Phone out of the bedroom',
    schedule: daily,
    cue: 'When I set the alarm',
    line: 'It sleeps in the hall, you sleep better.',
  },
  {
    ...tick,
    title: 'Water the plants',
    schedule: { per: 'days', days: 3 },
    cue: 'After watering myself',
    line: 'They say thank you slowly, but they do.',
  },
  {
    ...tick,
    title: 'Tidy one drawer',
    schedule: { per: 'month', times: 2 },
    cue: 'While the washing machine runs',
    line: 'One drawer, not the flat.',
  },
];
