import type { GoalSize, GoalState } from '@everstep/domain';

export interface GoalTables {
  goal: {
    id: string;
    memberId: string;
    title: string;
    why: string;
    size: GoalSize;
    state: GoalState;
    dueDate: string | null;
    /** JSON list of Milestone, in the order of the member. */
    milestones: string;
    /** JSON list of WeekConfidence, oldest first. */
    confidence: string;
    lesson: string;
    /** Stays while a completed goal lies in the archive. */
    completedAt: string | null;
    version: number;
    /** By the server's clock: how old a goal is decides whether completing it earns. */
    createdAt: string;
    updatedAt: string;
    deletedAt: string | null;
  };
  /** Habits that carry a goal. */
  goalHabit: {
    goalId: string;
    habitId: string;
    memberId: string;
    position: number;
    /** Times that it is to be done. */
    target: number;
    /** The member's date on which it was linked: ticks count from there. */
    since: string;
  };
}
