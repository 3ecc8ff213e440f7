import type { HabitKind, HabitSchedule, SkipReason } from '@everstep/domain';
import type { Time } from './life.ts';

/** One habit of the demo member's story. */
export interface ToldHabit {
  readonly key: string;
  readonly title: string;
  readonly kind: HabitKind;
  /** In `unit`; null for yes/no. */
  readonly target: number | null;
  readonly unit: string;
  readonly schedule: HabitSchedule;
  readonly cue: string;
  readonly reminderTime: string | null;
  /** The demo day on which it was planted; 0 is sixty days ago. */
  readonly from: number;
  /** The first demo day of a pause that still lasts; null while it goes on. */
  readonly pausedFrom: number | null;
  /** When a day is ticked, give or take some minutes. */
  readonly at: Time;
  /** Amount behind 1 in `days`. */
  readonly step: number;
  /** A sign a day, week by week: steps done, a dot for nothing, a letter for a day left out. */
  readonly days: string;
  readonly notes: Readonly<Record<number, string>>;
  /** Days that were only entered the morning after. */
  readonly late: readonly number[];
}

/** What the letters in `days` stand for. */
export const skipReasons: Readonly<Record<string, SkipReason | undefined>> = { s: 'sick', t: 'travel', r: 'rest' };

const ticked = { kind: 'yes-no', target: null, unit: '', step: 1, pausedFrom: null, late: [] } as const;

/** A page, a book, a slow run, a few chords, and beans that somebody else waters by now. */
export const toldHabits: readonly ToldHabit[] = [
  {
    ...ticked,
    key: 'page',
    title: 'One page before nine',
    schedule: { per: 'week', times: 5 },
    cue: 'After the first coffee',
    reminderTime: '07:45',
    from: 7,
    at: { hour: 8, minute: 5 },
    days: '....... .1.111. .11.11. 1ssss.. .111.11 .1.1111 .11.1.1 1.1111. 111',
    notes: {
      8: 'Nobody saw it.',
      15: 'A verb in every sentence.',
      22: 'Bed. The page can wait.',
      29: 'Half a page, counted as one.',
      40: 'Only noticed it when it was done.',
      48: 'The paragraph I had been walking around.',
      56: 'Introduction!',
    },
  },
  {
    key: 'read',
    title: 'Read on paper',
    kind: 'at-least',
    target: 15,
    unit: 'pages',
    schedule: { per: 'day', times: 1 },
    cue: 'When the bedside lamp goes on',
    reminderTime: '21:30',
    from: 0,
    pausedFrom: null,
    at: { hour: 22, minute: 0 },
    step: 5,
    days: '323.334 33.34.3 343.334 5ssss34 33.3432 36.3534 342.433 6333433 434',
    notes: {
      1: 'Fell asleep on page ten.',
      21: 'Somebody else liked page 112 too.',
      22: 'Too hot to hold a book.',
      36: 'Until my eyes closed.',
      39: 'The one from 1931, leaves and all.',
      49: 'Rain on the window, no plans.',
      50: 'After the candles. Forgot to tick it.',
    },
    late: [50],
  },
  {
    ...ticked,
    key: 'run',
    title: 'Run slowly',
    schedule: { per: 'week', times: 2 },
    cue: 'Shoes by the door',
    reminderTime: null,
    from: 12,
    at: { hour: 18, minute: 5 },
    days: '....... .....1. 1..1..1 .ssssss ...1..1 1..1... 1...1.. .1..1.. 1..',
    notes: {
      14: 'The whole loop. Overtaken by one dog, twice.',
      26: 'As far as the bakery does not count as a run.',
      31: 'First one after the cold. Walked the hill.',
      35: 'Alone with the snails.',
      53: 'Five kilometres!',
    },
  },
  {
    key: 'guitar',
    title: 'Play the guitar',
    kind: 'timer',
    target: 15,
    unit: 'minutes',
    schedule: { per: 'week', times: 3 },
    cue: 'While the soup simmers',
    reminderTime: null,
    from: 16,
    pausedFrom: null,
    at: { hour: 19, minute: 5 },
    step: 5,
    days: '....... ....... ..3.3.. .ssss.3 .3.36.. ...3.3. .3..4.. .33..3. .53',
    notes: { 16: 'Four chords.', 32: 'With Tariq’s drum.', 57: 'Five chords.' },
    late: [],
  },
  {
    ...ticked,
    key: 'water',
    title: 'Water the allotment',
    schedule: { per: 'days', days: 2 },
    cue: 'On the way home from the canal',
    reminderTime: '18:30',
    from: 5,
    pausedFrom: 52,
    at: { hour: 17, minute: 5 },
    days: '.....1. 1...1.1 .1.1.1. 1ssss.1 .1.1.1. 1...1.1 .1...1. 1.1.... ...',
    notes: {
      5: 'Beans are up.',
      23: 'Ilse has the key and the big can.',
      43: 'Picked more than I watered.',
      51: 'Last turn. From tomorrow the neighbours take over for a share of the beans.',
    },
  },
];
