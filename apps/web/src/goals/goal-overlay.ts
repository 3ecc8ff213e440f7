import { type Goal, goalProgress, type Milestone, movedMilestone } from '@everstep/domain';

/** A milestone that was moved here and is not stored yet. */
export interface Move {
  readonly goalId: string;
  readonly milestoneId: string;
  readonly done?: boolean | undefined;
  readonly value?: number | undefined;
}

/** A goal as it will be once these moves are stored. */
export function withMoves(goal: Goal, moves: readonly Move[]): Goal {
  const own = moves.filter(({ goalId }) => goalId === goal.id);
  if (own.length === 0) return goal;
  const milestones = goal.milestones.map((milestone) => own.reduce((moved, move) => moveOf(moved, move), milestone));
  return { ...goal, milestones, progress: goalProgress({ ...goal, milestones }) };
}

function moveOf(milestone: Milestone, { milestoneId, done, value }: Move): Milestone {
  if (milestone.id !== milestoneId) return milestone;
  return movedMilestone(milestone, { done, value }, new Date().toISOString()) ?? milestone;
}

/** The move that brings a milestone back to where it is. */
export function moveBack(goal: Goal, milestoneId: string): Move | undefined {
  const milestone = goal.milestones.find(({ id }) => id === milestoneId);
  if (!milestone) return undefined;
  return { goalId: goal.id, milestoneId, ...(milestone.kind === 'check' ? { done: milestone.done } : { value: milestone.value }) };
}
