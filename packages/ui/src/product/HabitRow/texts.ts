import { percentText } from '../../internal/percent.ts';
import { countOf, formatCount } from '../format.ts';
import type { HabitDayKind } from './HabitWeek.tsx';
import type { HabitMeasure, HabitRowHabit, HabitTimes } from './habit.ts';

/** The fixed words of a `HabitRow`. `name` is that of the habit. */
export interface HabitRowTexts {
  /** A strength from 0 to 100 as a word. */
  readonly strengthWord: (strength: number) => string;
  readonly strength: string;
  readonly strengthOf: (percent: number, word: string) => string;
  readonly activeDays: (days: number, of: number) => string;
  readonly streak: (count: number, unit: NonNullable<HabitRowHabit['streakUnit']>) => string;
  /** An amount against its target. */
  readonly amount: (measure: HabitMeasure) => string;
  readonly times: (times: HabitTimes) => string;
  readonly archived: string;
  readonly paused: string;
  readonly skipped: string;
  readonly skippedToday: string;
  /** Of something that is left alone. */
  readonly keptToday: string;
  readonly saving: string;
  readonly notSent: string;
  readonly retry: string;
  /** Name the tick. @param amount such as "12 of 20 min" */
  readonly doneToday: (name: string) => string;
  readonly avoidedToday: (name: string) => string;
  readonly enterAmount: (name: string, amount: string) => string;
  readonly onceMore: (name: string, times: string) => string;
  readonly takeBack: (name: string, times: string) => string;
  /** Names the field of today's amount. */
  readonly amountToday: (name: string) => string;
  readonly timer: string;
  /** Names the marks of the last days. */
  readonly lastDays: (name: string, count: number) => string;
  readonly today: string;
  readonly days: Readonly<Record<HabitDayKind, string>>;
  /** One of those marks. @param day its weekday, or `today` */
  readonly dayOf: (day: string, kind: string) => string;
  readonly more: (name: string) => string;
  readonly doneAllTheSame: string;
  readonly addNote: string;
  readonly changeNote: string;
  readonly skipRest: string;
  readonly skipSick: string;
  readonly skipTravel: string;
  readonly undo: string;
  readonly edit: string;
  readonly pause: string;
  readonly resume: string;
  readonly archive: string;
  readonly restore: string;
  readonly delete: string;
  readonly noteOn: (name: string) => string;
  readonly noteHint: string;
  readonly notePlaceholder: string;
  readonly saveNote: string;
}

const strengthWords: readonly (readonly [upTo: number, word: string])[] = [
  [20, 'a seed'],
  [50, 'sprouting'],
  [80, 'growing'],
  [90, 'rooted'],
];

export const habitRowTexts: HabitRowTexts = {
  strengthWord: (strength) => strengthWords.find(([upTo]) => strength < upTo)?.[1] ?? 'second nature',
  strength: 'Strength',
  strengthOf: (percent, word) => `${percentText(percent)}, ${word}`,
  activeDays: (days, of) => `${days} of ${of} days`,
  streak: (count, unit) => `${countOf(count, unit)} in a row`,
  amount: ({ direction, target, unit, value, reached, span }) =>
    [`${formatCount(reached ?? value ?? 0)} of ${direction === 'limit' ? 'at most ' : ''}${formatCount(target)}`, unit, span]
      .filter(Boolean)
      .join(' '),
  times: ({ done, of }) => `${formatCount(done)} of ${formatCount(of)} today`,
  archived: 'Archived',
  paused: 'Paused',
  skipped: 'Skipped',
  skippedToday: 'Skipped today',
  keptToday: 'Kept today',
  saving: 'Saving…',
  notSent: 'Not sent yet. It is kept on this device.',
  retry: 'Try again',
  doneToday: (name) => `${name}, done today`,
  avoidedToday: (name) => `${name}, kept today`,
  enterAmount: (name, amount) => `${name}: ${amount}. Enter today's amount`,
  onceMore: (name, times) => `${name}: ${times}. Once more`,
  takeBack: (name, times) => `${name}: ${times}. Take one back`,
  amountToday: (name) => `${name}, today`,
  timer: 'Use the timer',
  lastDays: (name, count) => `${name}, the last ${count} days`,
  today: 'Today',
  days: { done: 'done', partial: 'partly done', skipped: 'skipped', missed: 'not done', off: 'not due', open: 'open' },
  dayOf: (day, kind) => `${day}: ${kind}`,
  more: (name) => `More for ${name}`,
  doneAllTheSame: 'Done today all the same',
  addNote: 'Add a note',
  changeNote: 'Change the note',
  skipRest: 'Skip: rest day',
  skipSick: 'Skip: not well',
  skipTravel: 'Skip: on the road',
  undo: 'Undo today',
  edit: 'Edit habit',
  pause: 'Pause',
  resume: 'Resume',
  archive: 'Archive',
  restore: 'Bring back',
  delete: 'Delete',
  noteOn: (name) => `Note on ${name}`,
  noteHint: 'Only you can read it.',
  notePlaceholder: 'What helped, what was in the way',
  saveNote: 'Save note',
};
