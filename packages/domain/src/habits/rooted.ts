import { achievements } from '../gamification/achievements.ts';
import type { Counters } from '../gamification/counters.ts';
import type { HabitState } from './fold.ts';
import type { HabitRule } from './schedule.ts';

/** Strength from which a habit is rooted, and from which it is second nature. */
export const ROOTED_STRENGTH = 0.8;
export const SECOND_NATURE_STRENGTH = 0.9;
/** An amount to stay within starts at full strength: it counts once it was entered on this many days. */
export const ROOTED_ENTRIES = 30;

/** A habit with how it stands today. */
export interface StandingHabit {
  readonly rule: Pick<HabitRule, 'kind'>;
  readonly state: Pick<HabitState, 'score' | 'doneDays'>;
}

const isGrown = ({ rule, state }: StandingHabit, strength: number): boolean =>
  state.score >= strength && (rule.kind !== 'at-most' || state.doneDays >= ROOTED_ENTRIES);

/** Whether an achievement could still follow from this habit's strength; most often not, and then the others need not be read. */
export function mayRootHabit(habit: StandingHabit, counters: Counters): boolean {
  const open = (counter: 'habitsRooted' | 'habitsSecondNature') =>
    achievements.some((rule) => rule.counter === counter && rule.target > (counters[counter] ?? 0));
  return (
    (isGrown(habit, ROOTED_STRENGTH) && open('habitsRooted')) || (isGrown(habit, SECOND_NATURE_STRENGTH) && open('habitsSecondNature'))
  );
}

/** What to add to the counters, which hold the most habits that ever stood so firmly at once: never less than nothing. */
export function rootedGains(habits: readonly StandingHabit[], counters: Counters): Counters {
  const gain = (count: number, known = 0) => Math.max(0, count - known);
  return {
    habitsRooted: gain(habits.filter((habit) => isGrown(habit, ROOTED_STRENGTH)).length, counters.habitsRooted),
    habitsSecondNature: gain(habits.filter((habit) => isGrown(habit, SECOND_NATURE_STRENGTH)).length, counters.habitsSecondNature),
  };
}
