import { type Award, DomainError, type Goal, isGoalOpen } from '@everstep/domain';
import type { Tx } from '../db/client.ts';
import { type EarningCall, earning } from '../gamification/earning.ts';
import { type Earning, recordActivity, redoActivity } from '../gamification/record-activity.ts';
import { readLinksOf } from './links.ts';
import { presentGoal } from './present.ts';
import { findGoal, type GoalRow } from './store.ts';

/** Labels under which goals earn. Milestones and progress refer to the milestone, the others to the goal. */
export const goalSources = {
  create: 'goal_create',
  complete: 'goal_complete',
  milestone: 'goal_milestone',
  progress: 'goal_progress',
} as const;

/** Runs a write of a goal in an earning transaction, and hints at the goal once it is committed. */
export async function writeGoal<T extends { readonly id: string }>(call: EarningCall, work: (now: Earning) => Promise<T>): Promise<T> {
  const written = await earning(call, work);
  call.deps.events.publish(call.actor.id, { resource: 'goals', id: written.id });
  return written;
}

interface ChangeCall extends EarningCall {
  readonly params: { readonly id: string };
  readonly body: NonNullable<EarningCall['body']> & { readonly version?: number | undefined };
}

/** Changes a standing goal. A device that knew another version of it is refused and given the goal as it stands now. */
export function changeGoal<T extends { readonly id: string }>(
  call: ChangeCall,
  work: (now: Earning, goal: GoalRow) => Promise<T>,
): Promise<T> {
  return writeGoal(call, async (now) => {
    const goal = await findGoal(now.tx, call.actor.id, call.params.id);
    if (!goal || goal.deletedAt !== null) throw new DomainError('not_found');
    const { version } = call.body;
    if (version !== undefined && version !== goal.version) throw new DomainError('conflict', { details: await shown(now.tx, goal) });
    return work(now, goal);
  });
}

/** A goal with the habits that carry it, read in the transaction that wrote it. */
export const shown = async (tx: Tx, goal: GoalRow): Promise<Goal> => presentGoal(goal, await readLinksOf(tx, goal));

/** @throws DomainError `conflict` when a closed goal is to move */
export async function checkOpen(tx: Tx, goal: GoalRow): Promise<void> {
  if (isGoalOpen(goal.state)) return;
  throw new DomainError('conflict', { details: await shown(tx, goal), message: 'This goal is closed. Take it up again first.' });
}

/** What an act earns the first time, or what taking it back took: a milestone may be ticked, unticked and ticked again. */
export async function earnAgain(now: Earning, activity: Parameters<typeof recordActivity>[1]): Promise<Award> {
  const award = await recordActivity(now, activity);
  return award.receipt.reason === 'already_counted' ? redoActivity(now, activity) : award;
}
