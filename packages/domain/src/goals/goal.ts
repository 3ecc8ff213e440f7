import { addDays, type DateText, weekOf } from '../time/dates.ts';
import { CONFIDENCE_WEEKS } from './limits.ts';
import type { GoalState, LinkedHabit, Milestone, MilestoneDraft, WeekConfidence } from './schemas.ts';

/** What a goal's progress is made of. */
export interface GoalParts {
  readonly state: GoalState;
  readonly completedAt?: string | null | undefined;
  readonly milestones: readonly Milestone[];
  readonly habits: readonly Pick<LinkedHabit, 'target' | 'ticks'>[];
}

/** How much of a milestone is done, from 0 to 1. A number may lead up or down: what counts is the way from its start. */
export function milestoneShare(milestone: Milestone): number {
  switch (milestone.kind) {
    case 'check':
      return milestone.done ? 1 : 0;
    case 'percent':
      return within(milestone.value / 100);
    case 'number':
      return within((milestone.value - milestone.start) / (milestone.target - milestone.start));
  }
}

export const isMilestoneReached = (milestone: Milestone): boolean => milestoneShare(milestone) >= 1;

/** How much of its target a linked habit has, from 0 to 1. */
export const linkedHabitShare = ({ target, ticks }: Pick<LinkedHabit, 'target' | 'ticks'>): number => within(ticks / target);

/**
 * Progress of a goal in whole percent: each milestone and each linked habit weighs the same. 100 only when all of them are done, or
 * when the member says that the goal is completed, which is theirs to say.
 */
export function goalProgress({ state, completedAt, milestones, habits }: GoalParts): number {
  if (state === 'completed' || completedAt) return 100;
  const shares = [...milestones.map(milestoneShare), ...habits.map(linkedHabitShare)];
  if (shares.length === 0) return 0;
  // Rounding errors of a sum of shares must not keep a goal from its last percent.
  if (shares.every((share) => share === 1)) return 100;
  return Math.min(99, Math.floor((shares.reduce((sum, share) => sum + share, 0) * 100) / shares.length));
}

/** Whether a goal can still move. */
export const isGoalOpen = (state: GoalState): boolean => state === 'active' || state === 'paused';

/**
 * The state that a goal gets when a member asks for one. What was completed comes out of the archive completed; it is reopened by
 * another act, which takes back what completing it earned.
 * @returns null when there is no way from here to there
 */
export function goalStateAfter(
  goal: { readonly state: GoalState; readonly completedAt: string | null },
  asked: Exclude<GoalState, 'completed'>,
): GoalState | null {
  if (asked === 'archived') return 'archived';
  if (goal.state === 'completed') return null;
  return goal.completedAt === null ? asked : 'completed';
}

/** A planned milestone as it begins, or as it goes on when the goal had it before: how far it is stays, unless it is of another kind now. */
export function plannedMilestone(draft: MilestoneDraft, id: string, before?: Milestone): Milestone {
  const planned = withPlan(draft, id, before?.kind === draft.kind ? before : undefined);
  return { ...planned, reachedAt: isMilestoneReached(planned) ? planned.reachedAt : null };
}

function withPlan({ title, kind, start, target, unit }: MilestoneDraft, id: string, before: Milestone | undefined): Milestone {
  const common = { id, title, reachedAt: before?.reachedAt ?? null };
  if (kind === 'check') return { ...common, kind, done: before?.kind === kind && before.done };
  if (kind === 'percent') return { ...common, kind, value: before?.kind === kind ? before.value : 0 };
  // The schema has refused a number without a target.
  return { ...common, kind, start, target: target ?? start + 1, unit, value: before?.kind === kind ? before.value : start };
}

/** A milestone that was ticked or counted anew; null when that is not how this kind moves. */
export function movedMilestone(
  milestone: Milestone,
  move: { done?: boolean | undefined; value?: number | undefined },
  at: string,
): Milestone | null {
  const moved = withMove(milestone, move);
  return moved && { ...moved, reachedAt: isMilestoneReached(moved) ? (milestone.reachedAt ?? at) : null };
}

function withMove(milestone: Milestone, { done, value }: { done?: boolean | undefined; value?: number | undefined }): Milestone | null {
  if (milestone.kind === 'check') return done === undefined || value !== undefined ? null : { ...milestone, done };
  if (value === undefined || done !== undefined) return null;
  return milestone.kind === 'percent' && (value < 0 || value > 100) ? null : { ...milestone, value };
}

/** The weeks of a goal with what a member said in the week of `today`; the newest {@link CONFIDENCE_WEEKS} stay. */
export function withConfidence(weeks: readonly WeekConfidence[], today: DateText, value: number): readonly WeekConfidence[] {
  const week = mondayOf(today);
  const others = weeks.filter((said) => said.week !== week);
  return [...others, { week, value }].sort((a, b) => (a.week < b.week ? -1 : 1)).slice(-CONFIDENCE_WEEKS);
}

/** What was said in the week of `today`; null while nothing was. */
export const weekConfidence = (weeks: readonly WeekConfidence[], today: DateText): number | null =>
  weeks.find(({ week }) => week === mondayOf(today))?.value ?? null;

/** The last `count` weeks through the one of `today`, oldest first; null where nothing was said. */
export function confidenceLine(weeks: readonly WeekConfidence[], today: DateText, count: number) {
  const monday = mondayOf(today);
  return Array.from({ length: count }, (_, index) => addDays(monday, (index - count + 1) * 7)).map((localDate) => ({
    localDate,
    value: weeks.find(({ week }) => week === localDate)?.value ?? null,
  }));
}

const mondayOf = (date: DateText): DateText => weekOf(date)[0] ?? date;

const within = (share: number): number => Math.min(1, Math.max(0, share));
