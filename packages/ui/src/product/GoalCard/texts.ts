import type { Goal } from '@everstep/domain';
import { countOf, formatCount } from '../format.ts';

/** The fixed words of a `GoalCard` and of its parts. `title` is that of a goal or of a milestone. */
export interface GoalCardTexts {
  readonly sizes: Readonly<Record<Goal['size'], string>>;
  readonly states: Readonly<Record<Goal['state'], string>>;
  /** How sure the member is, the least first. */
  readonly confidence: readonly [string, string, string, string, string];
  readonly progressOf: (title: string) => string;
  readonly next: string;
  readonly milestones: (reached: number, count: number) => string;
  readonly percent: (value: number) => string;
  /** How far a counted milestone is. @param unit may be empty */
  readonly amount: (amount: { readonly start: number; readonly target: number; readonly value: number; readonly unit: string }) => string;
  readonly update: string;
  readonly updateOf: (title: string) => string;
  /** Say of a milestone of a closed goal what became of it, after its name. */
  readonly reached: string;
  readonly leftOpen: string;
  readonly question: string;
  /** What the ends of the scale mean. @param least a word of `confidence` */
  readonly scale: (least: string, most: number, mostWord: string) => string;
  readonly chosen: (confidence: number, word: string) => string;
  readonly more: (title: string) => string;
  readonly edit: string;
  readonly pause: string;
  readonly pauseHint: string;
  readonly resume: string;
  readonly complete: string;
  readonly reopen: string;
  readonly unarchive: string;
  readonly archive: string;
  readonly archiveHint: string;
  readonly delete: string;
}

const written = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 2 });

/** "12 of 40 pages", "78, from 84 to 72 kg" */
const amount: GoalCardTexts['amount'] = ({ start, target, value, unit }) => {
  const words =
    target > start && start === 0
      ? `${written(value)} of ${written(target)}`
      : `${written(value)}, from ${written(start)} to ${written(target)}`;
  return unit === '' ? words : `${words} ${unit}`;
};

export const goalCardTexts: GoalCardTexts = {
  sizes: { S: 'Small step', M: 'Good stretch', L: 'Long climb' },
  states: { active: 'Active', paused: 'Paused', completed: 'Completed', archived: 'Archived' },
  confidence: ['not sure at all', 'a little unsure', 'half and half', 'fairly sure', 'very sure'],
  progressOf: (title) => `Progress of ${title}`,
  next: 'Next',
  milestones: (reached, count) => `${reached} of ${countOf(count, 'milestone')}`,
  percent: (value) => `${formatCount(value)} %`,
  amount,
  update: 'Update',
  updateOf: (title) => `Update ${title}`,
  reached: 'reached',
  leftOpen: 'left open',
  question: 'How sure are you this week?',
  scale: (least, most, mostWord) => `1 is ${least}, ${most} is ${mostWord}.`,
  chosen: (confidence, word) => `${confidence} is ${word}.`,
  more: (title) => `More for ${title}`,
  edit: 'Edit goal',
  pause: 'Pause',
  pauseHint: 'It waits where it is.',
  resume: 'Resume',
  complete: 'Complete',
  reopen: 'Reopen',
  unarchive: 'Take out of the archive',
  archive: 'Archive',
  archiveHint: 'Let it go, with what you learned.',
  delete: 'Delete',
};
