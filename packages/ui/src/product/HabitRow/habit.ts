import type { HabitDay } from './HabitWeek.tsx';
import { type HabitRowTexts, habitRowTexts } from './texts.ts';

/** What the habit is today: `later` is not due today. */
export type HabitToday = 'open' | 'done' | 'skipped' | 'later';
export type HabitStatus = 'active' | 'paused' | 'archived';

/** A habit that is counted rather than ticked. */
export interface HabitMeasure {
  /** `limit` is kept by staying at or below the target. */
  readonly direction: 'reach' | 'limit';
  /** What the whole span asks for. */
  readonly target: number;
  /** Short, such as "min" or "cups". */
  readonly unit: string;
  /** Today's amount; null before the first entry. */
  readonly value: number | null;
  /** What is reached in the whole span, today included. @default today's amount */
  readonly reached?: number | undefined;
  /** The span in words where it is longer than a day, such as "this week". */
  readonly span?: string | undefined;
  /** What one usually enters for a day. @default the target */
  readonly usual?: number | undefined;
}

/** A habit that is ticked several times a day. */
export interface HabitTimes {
  readonly done: number;
  readonly of: number;
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
  /** Only for habits that are ticked several times a day. */
  readonly times?: HabitTimes | undefined;
  /** How far the week or month has come, such as "2 of 3 this week". */
  readonly progress?: string | undefined;
  /** Something to leave alone, such as sugar: the tick says that it was kept. @default false */
  readonly avoid?: boolean;
  readonly status: HabitStatus;
  readonly today: HabitToday;
  /** Its last day has passed: nothing can be entered any more. @default false */
  readonly ended?: boolean | undefined;
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
  /** What the streak counts. @default 'day' */
  readonly streakUnit?: 'day' | 'week' | 'month' | 'time' | undefined;
  /** The last seven local days, oldest first; the last one is today. */
  readonly week: readonly HabitDay[];
}

/** A habit's strength as an English word. */
export const { strengthWord } = habitRowTexts;

/** How much of a counted habit is there, 0 to 1; a limit has no way to go. */
export const shareReached = ({ direction, target, value, reached }: HabitMeasure): number =>
  direction === 'limit' || target <= 0 ? 0 : Math.min(1, (reached ?? value ?? 0) / target);

const FULL_MONTH = 30;

/** Whether there is something to say of what has grown: a new habit is not met with zeros. */
export const hasGrown = ({ strength, activeDays }: HabitRowHabit): boolean => Math.round(strength) > 0 || activeDays > 0;

/** Strength first, then active days, then the streak: what is lost by one missed day stands last. */
export const factWords = ({ strength, activeDays, streak, streakUnit = 'day' }: HabitRowHabit, texts: HabitRowTexts): readonly string[] => [
  texts.strengthOf(strength, texts.strengthWord(strength)),
  ...(activeDays > 0 ? [texts.activeDays(activeDays, FULL_MONTH)] : []),
  ...(streak > 1 ? [texts.streak(streak, streakUnit)] : []),
];

/** One line of meaning under the name. */
export function lineOf(habit: HabitRowHabit, texts: HabitRowTexts): string {
  if (habit.status === 'archived') return texts.archived;
  if (habit.status === 'paused') return [texts.paused, habit.schedule].join(' · ');
  if (habit.today === 'skipped') return habit.skipReason ? [texts.skipped, habit.skipReason].join(' · ') : texts.skippedToday;
  if (habit.today === 'later') return [habit.due, habit.schedule].filter(Boolean).join(' · ');
  const amount = (habit.measure && texts.amount(habit.measure)) ?? (habit.times && texts.times(habit.times));
  const kept = habit.avoid && habit.today === 'done' ? texts.keptToday : undefined;
  return [amount, habit.progress, kept, habit.cue, habit.schedule].filter(Boolean).join(' · ');
}
