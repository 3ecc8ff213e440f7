import { countOf, formatCount } from '../format.ts';
import type { HabitDay } from './HabitWeek.tsx';

/** What the habit is today: `later` is not due today. */
export type HabitToday = 'open' | 'done' | 'skipped' | 'later';
export type HabitStatus = 'active' | 'paused' | 'archived';

/** A habit that is counted rather than ticked. */
export interface HabitMeasure {
  /** `limit` is kept by staying at or below the target. */
  readonly direction: 'reach' | 'limit';
  readonly target: number;
  /** Short, such as "min" or "cups". */
  readonly unit: string;
  /** Today's amount; null before the first entry. */
  readonly value: number | null;
}

/** A habit as its row shows it. */
export interface HabitRowHabit {
  readonly id: string;
  readonly name: string;
  /** When it comes to mind, such as "After the first coffee". */
  readonly cue?: string | undefined;
  /** How often, in words, such as "3 times a week". */
  readonly schedule: string;
  /** Only for habits that are counted. */
  readonly measure?: HabitMeasure | undefined;
  /** Something to leave alone, such as sugar: the tick says that it was kept. @default false */
  readonly avoid?: boolean;
  readonly status: HabitStatus;
  readonly today: HabitToday;
  /** When it is due next, in words; for `later`. */
  readonly due?: string | undefined;
  /** Why today was skipped, in words. */
  readonly skipReason?: string | undefined;
  /** Today's note. */
  readonly note?: string | undefined;
  /** How firmly it stands, 0 to 100. */
  readonly strength: number;
  /** Active days of the last 30. */
  readonly activeDays: number;
  /** Days, or whatever the schedule counts, in a row. */
  readonly streak: number;
  /** The last seven local days, oldest first; the last one is today. */
  readonly week: readonly HabitDay[];
}

const strengthWords: readonly (readonly [upTo: number, word: string])[] = [
  [20, 'a seed'],
  [50, 'sprouting'],
  [80, 'growing'],
  [90, 'rooted'],
];

/** A habit's strength as a word. */
export const strengthWord = (strength: number): string => strengthWords.find(([upTo]) => strength < upTo)?.[1] ?? 'second nature';

/** Today's amount against the target: "12 of 20 min", "1 of at most 2 cups". */
export function amountWords({ direction, target, unit, value }: HabitMeasure): string {
  const most = direction === 'limit' ? 'at most ' : '';
  return `${formatCount(value ?? 0)} of ${most}${formatCount(target)} ${unit}`;
}

/** How much of a counted habit is there, 0 to 1; a limit has no way to go. */
export const shareReached = ({ direction, target, value }: HabitMeasure): number =>
  direction === 'limit' || target <= 0 ? 0 : Math.min(1, (value ?? 0) / target);

const FULL_MONTH = 30;

/** Strength first, then active days, then the streak: what is lost by one missed day stands last. */
export const factWords = ({ strength, activeDays, streak }: HabitRowHabit): readonly string[] => [
  `${Math.round(strength)} %, ${strengthWord(strength)}`,
  `${activeDays} of ${FULL_MONTH} days`,
  ...(streak > 1 ? [`${countOf(streak, 'day')} in a row`] : []),
];

/** One line of meaning under the name. */
export function lineOf(habit: HabitRowHabit): string {
  if (habit.status === 'archived') return 'Archived';
  if (habit.status === 'paused') return `Paused · ${habit.schedule}`;
  if (habit.today === 'skipped') return habit.skipReason ? `Skipped · ${habit.skipReason}` : 'Skipped today';
  if (habit.today === 'later') return [habit.due, habit.schedule].filter(Boolean).join(' · ');
  const amount = habit.measure && amountWords(habit.measure);
  const kept = habit.avoid && habit.today === 'done' ? 'Kept today' : undefined;
  return [amount, kept, habit.cue, habit.schedule].filter(Boolean).join(' · ');
}
