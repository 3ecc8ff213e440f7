import { type Goal, goalProgress, type LinkedHabit, type Milestone, type WeekConfidence } from '@everstep/domain';
import type { GoalRow } from './store.ts';

/** A goal as its member reads it. */
export function presentGoal(row: GoalRow, habits: LinkedHabit[]): Goal {
  const milestones = milestonesOf(row);
  return {
    id: row.id,
    title: row.title,
    why: row.why,
    size: row.size,
    state: row.state,
    dueDate: row.dueDate,
    milestones,
    habits,
    confidence: confidenceOf(row),
    progress: goalProgress({ state: row.state, completedAt: row.completedAt, milestones, habits }),
    lesson: row.lesson,
    createdAt: row.createdAt,
    completedAt: row.completedAt,
    updatedAt: row.updatedAt,
    version: row.version,
  };
}

export function milestonesOf({ milestones }: Pick<GoalRow, 'milestones'>): Milestone[] {
  // Only milestones of the domain's functions are ever stored in this column.
  return JSON.parse(milestones) as Milestone[];
}

export function confidenceOf({ confidence }: Pick<GoalRow, 'confidence'>): WeekConfidence[] {
  // Only weeks of `withConfidence` are ever stored in this column.
  return JSON.parse(confidence) as WeekConfidence[];
}
