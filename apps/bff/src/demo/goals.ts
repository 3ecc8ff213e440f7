import { DomainError, type Milestone, milestoneShare, movedMilestone, plannedMilestone, weekOf, withConfidence } from '@everstep/domain';
import { confidenceOf, milestonesOf } from '../goals/present.ts';
import type { GoalRow } from '../goals/store.ts';
import type { GoalTables } from '../goals/tables.ts';
import { goalSources } from '../goals/write-goal.ts';
import { type GoalStep, type ToldGoal, toldGoals } from './goal-story.ts';
import { type Act, dateAt, type Life, type Lived, momentAt, record } from './life.ts';
import { DEMO_DAYS } from './plan.ts';

/** A goal as it stands so far. */
export interface LivedGoal {
  row: GoalRow;
}

/** What happens with goals on a day: one is set, moves, or is completed. */
export function goalActs(life: Life, lived: Lived, day: number): readonly Act[] {
  return toldGoals.flatMap((told): readonly Act[] => [
    ...(told.day === day ? [{ at: told.at, happen: () => setGoal(life, lived, told) }] : []),
    ...told.steps.filter((step) => step.day === day).map((step) => ({ at: step.at, happen: () => take(life, lived, told, step) })),
  ]);
}

function setGoal(life: Life, lived: Lived, told: ToldGoal): void {
  const { memberId, ids } = life;
  const moment = momentAt(life, told.day, told.at);
  const id = ids.next();
  const row: GoalRow = {
    id,
    memberId,
    title: told.title,
    why: told.why,
    size: told.size,
    state: 'active',
    dueDate: dueDate(life, told.due),
    milestones: JSON.stringify(told.milestones.map((draft) => plannedMilestone(draft, ids.next()))),
    confidence: '[]',
    lesson: '',
    completedAt: null,
    version: 1,
    createdAt: moment.instant,
    updatedAt: moment.instant,
    deletedAt: null,
  };
  lived.goals.set(told.key, { row });
  record(life, lived, { source: goalSources.create, reference: id }, moment);
}

function dueDate(life: Life, due: ToldGoal['due']): string | null {
  if (due === null) return null;
  return due === 'sunday' ? (weekOf(dateAt(life, DEMO_DAYS - 1))[6] ?? null) : dateAt(life, due);
}

/** The habits that carry the goals that were set, as they are stored. */
export function goalLinks(life: Life, { goals, habits }: Lived): readonly GoalTables['goalHabit'][] {
  return toldGoals.flatMap(({ key, habit }) => {
    const goalId = goals.get(key)?.row.id;
    const habitId = habit && habits.get(habit.key)?.row.id;
    if (!goalId || !habit || !habitId) return [];
    return [{ goalId, habitId, memberId: life.memberId, position: 0, target: habit.target, since: dateAt(life, habit.since) }];
  });
}

function take(life: Life, lived: Lived, { key }: ToldGoal, step: GoalStep): void {
  const goal = lived.goals.get(key);
  if (!goal) return;
  const moment = momentAt(life, step.day, step.at);
  const change = (changed: Partial<GoalRow>) => {
    goal.row = { ...goal.row, ...changed, version: goal.row.version + 1, updatedAt: moment.instant };
  };
  const { row } = goal;
  switch (step.kind) {
    case 'confidence':
      change({ confidence: JSON.stringify(withConfidence(confidenceOf(row), moment.localDate, step.value)) });
      break;
    case 'move': {
      const milestones = milestonesOf(row);
      const moved = movedOf(milestones[step.milestone], step.to, moment.instant);
      change({ milestones: JSON.stringify(milestones.map((one) => (one.id === moved.id ? moved : one))) });
      const source = milestoneShare(moved) >= 1 ? goalSources.milestone : goalSources.progress;
      record(life, lived, { source, reference: moved.id }, moment);
      break;
    }
    case 'complete': {
      change({ state: 'completed', completedAt: moment.instant, lesson: step.lesson });
      const ageHours = Math.floor((Date.parse(moment.instant) - Date.parse(row.createdAt)) / 3_600_000);
      record(life, lived, { source: goalSources.complete, reference: row.id, facts: { size: row.size, ageHours } }, moment);
    }
  }
}

function movedOf(milestone: Milestone | undefined, to: { done: true } | { value: number }, at: string): Milestone {
  const moved = milestone && movedMilestone(milestone, to, at);
  if (!moved) throw new DomainError('internal', { message: 'The story moves a milestone that its goal does not have.' });
  return moved;
}
