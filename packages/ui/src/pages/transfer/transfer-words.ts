import { type DataImport, type ImportKind, type ImportOrigin, type LeftOut, leftOutLine } from '@everstep/domain';
import { countOf } from '../../product/format.ts';

const kinds: Readonly<Record<ImportKind, readonly [one: string, many: string]>> = {
  habit: ['habit', 'habits'],
  tick: ['day of a habit', 'days of habits'],
  mood: ['mood', 'moods'],
  entry: ['journal entry', 'journal entries'],
  goal: ['goal', 'goals'],
  prompt: ['question of your own', 'questions of your own'],
  challenge: ['challenge walked or under way', 'challenges walked or under way'],
  experiment: ['mood experiment', 'mood experiments'],
};

const origins: Readonly<Record<ImportOrigin, string>> = {
  loop: 'Loop Habit Tracker',
  daylio: 'Daylio',
  'day-one': 'Day One',
  journiv: 'Journiv',
  everstep: 'Everstep',
};

/** The app that a file is from. */
export const originName = (origin: ImportOrigin): string => origins[origin];

/** So many records of a kind: `3 journal entries`. */
export const recordCount = (kind: ImportKind, count: number): string => countOf(count, ...kinds[kind]);

/** What was added, in one line: `2 habits, 31 days of habits`. */
export const addedWords = (added: DataImport['added']): string =>
  added.length === 0 ? 'Nothing new' : added.map(({ kind, count }) => recordCount(kind, count)).join(', ');

/** What of a file did not come along, a sentence each. */
export const missingWords = (here: number, leftOut: readonly LeftOut[]): readonly string[] => [
  ...(here > 0 ? [`${countOf(here, 'record')} ${here === 1 ? 'was' : 'were'} here already.`] : []),
  ...leftOut.map((left) => `${leftOutLine(left)}.`),
];

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A calendar date: `27 February 2026`. */
export const dateWords = (date: string): string => day.format(new Date(`${date}T00:00:00Z`));

/** The day of an instant on the member's own clock. */
export const dayWords = (instant: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(instant));

/** The time of an instant on the member's own clock: `10:05`. */
export const timeWords = (instant: string): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(new Date(instant));
