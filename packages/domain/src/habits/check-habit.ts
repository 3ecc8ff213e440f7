import type { FieldProblem } from '../shared/errors.ts';
import { addDays, type DateText } from '../time/dates.ts';
import { HABIT_AHEAD_DAYS, HABIT_PAST_DAYS } from './limits.ts';
import { timesOf } from './schedule.ts';
import type { Habit } from './schemas.ts';

export type HabitPlan = Pick<Habit, 'kind' | 'target' | 'unit' | 'schedule' | 'startDate' | 'endDate'>;

/** A habit's plan with what its kind settles: yes/no has no amount, a timer counts minutes. */
export function completedHabitPlan<P extends HabitPlan>(plan: P): P {
  if (plan.kind === 'yes-no') return { ...plan, target: null, unit: '' };
  return plan.kind === 'timer' ? { ...plan, unit: 'min' } : plan;
}

/** What is wrong with a plan as a whole; its single fields are valid. */
export function habitPlanProblems({ kind, target, schedule, startDate, endDate }: HabitPlan, today: DateText): readonly FieldProblem[] {
  const problems: FieldProblem[] = [];
  const problem = (path: string, message: string) => void problems.push({ path, message });
  if (kind !== 'yes-no' && target === null) problem('target', 'Say how much it is about.');
  if ((kind === 'at-least' || kind === 'timer') && target === 0) problem('target', 'Choose more than nothing.');
  if (kind === 'at-most' && timesOf(schedule) > 1) problem('schedule.times', 'A limit holds for the whole day, week or month.');
  if (startDate < addDays(today, -HABIT_PAST_DAYS)) problem('startDate', 'Ten years back is as far as it goes.');
  if (startDate > addDays(today, HABIT_AHEAD_DAYS)) problem('startDate', 'Choose a day within a year.');
  if (endDate !== null && endDate < startDate) problem('endDate', 'The last day cannot come before the first.');
  return problems;
}

/** What is wrong with entering something for a date. */
export function habitDateProblem(date: DateText, today: DateText): string | undefined {
  if (date > today) return 'This day has not come yet.';
  return date < addDays(today, -HABIT_PAST_DAYS) ? 'Ten years back is as far as it goes.' : undefined;
}
