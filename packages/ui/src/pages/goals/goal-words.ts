import { type DateText, daysBetween, type Goal, localDateOf, weekConfidence } from '@everstep/domain';
import { countOf } from '../../product/format.ts';
import { type GoalCardGoal, sizeWords, stateWords } from '../../product/GoalCard/index.ts';

const sameYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const otherYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A date in words: "12 March", or "12 March 2027" where the year is another one. */
export function dayWords(date: DateText, today: DateText): string {
  const format = date.slice(0, 4) === today.slice(0, 4) ? sameYear : otherYear;
  return format.format(Date.parse(`${date}T00:00:00Z`));
}

/** The date of an instant on the reader's own clock. */
export const dateOf = (instant: string): DateText => localDateOf(instant, Intl.DateTimeFormat().resolvedOptions().timeZone, 0);

/** Where a goal's own page is. */
export const goalHref = ({ id }: Pick<Goal, 'id'>): string => `/goals/${id}`;

const DAYS_IN_WORDS = 14;
const WEEK_DAYS = 7;

function timeUntil(days: number): string {
  return days <= DAYS_IN_WORDS ? countOf(days, 'day') : countOf(Math.round(days / WEEK_DAYS), 'week');
}

/** When a goal is due, calmly: a day that has passed is said like any other. Nothing without a date. */
export function dueWords(
  { state, dueDate, completedAt }: Pick<Goal, 'state' | 'dueDate' | 'completedAt'>,
  today: DateText,
): string | undefined {
  if (completedAt !== null) return `reached on ${dayWords(dateOf(completedAt), today)}`;
  if (dueDate === null || state === 'archived') return undefined;
  const days = daysBetween(today, dueDate);
  if (days < 0) return `planned for ${dayWords(dueDate, today)}`;
  if (days === 0) return 'by today';
  return days === 1 ? 'by tomorrow' : `by ${dayWords(dueDate, today)}, in ${timeUntil(days)}`;
}

/** A goal as its card shows it today. */
export function cardOf(goal: Goal, today: DateText): GoalCardGoal {
  return { ...goal, due: dueWords(goal, today), confidence: weekConfidence(goal.confidence, today) };
}

/** What became of a goal elsewhere, line by line, for whoever was changing it here. */
export function changesBetween(before: Goal, after: Goal, today: DateText): readonly string[] {
  const titles = (goal: Goal) => goal.milestones.map(({ title }) => title).join(', ');
  const habits = (goal: Goal) => goal.habits.map(({ title }) => title).join(', ');
  return [
    before.title === after.title ? '' : `Title: ${after.title}`,
    before.why === after.why ? '' : `Why: ${after.why || 'nothing any more'}`,
    before.size === after.size ? '' : `Size: ${sizeWords[after.size]}`,
    before.state === after.state ? '' : `State: ${stateWords[after.state]}`,
    before.dueDate === after.dueDate ? '' : `Due: ${after.dueDate ? dayWords(after.dueDate, today) : 'no date any more'}`,
    titles(before) === titles(after) ? '' : `Milestones: ${titles(after) || 'none any more'}`,
    habits(before) === habits(after) ? '' : `Habits: ${habits(after) || 'none any more'}`,
    titles(before) === titles(after) && before.progress !== after.progress ? `Progress: ${after.progress} %` : '',
  ].filter((line) => line !== '');
}
