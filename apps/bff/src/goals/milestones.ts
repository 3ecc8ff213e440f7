import {
  type Award,
  type api,
  DomainError,
  isMilestoneReached,
  type Milestone,
  MOST_MILESTONES,
  milestoneShare,
  movedMilestone,
  plannedMilestone,
} from '@everstep/domain';
import { notesRisk } from '../care/note-risk.ts';
import { type Earning, recordActivity, undoActivity } from '../gamification/record-activity.ts';
import type { Call } from '../http/route.ts';
import { milestonesOf } from './present.ts';
import { findGoal, updateGoal } from './store.ts';
import { changeGoal, checkOpen, earnAgain, goalSources, shown } from './write-goal.ts';

/** Milestones and key results of one goal. */
export async function readMilestones({ actor, deps, params }: Call<typeof api.goals.milestones>) {
  const goal = await findGoal(deps.db.query, actor.id, params.id);
  if (!goal || goal.deletedAt !== null) throw new DomainError('not_found');
  return { milestones: milestonesOf(goal) };
}

/** Adds a milestone at the end. */
export function addMilestone(call: Call<typeof api.goals.addMilestone>) {
  const { deps, body } = call;
  return changeGoal(call, async (now, goal) => {
    await checkOpen(now.tx, goal);
    const milestones = milestonesOf(goal);
    if (milestones.some(({ id }) => id === body.id)) return shown(now.tx, goal);
    if (milestones.length >= MOST_MILESTONES)
      throw new DomainError('limit_reached', { message: `A goal has at most ${MOST_MILESTONES} milestones. Fewer make a clearer way.` });
    milestones.push(plannedMilestone(body, body.id ?? deps.ids.next()));
    const updatedAt = deps.clock.now().toISOString();
    await notesRisk(call, now.tx, { note: body.title, isNew: true });
    return shown(now.tx, await updateGoal(now.tx, goal, { milestones: JSON.stringify(milestones), updatedAt }));
  });
}

/** Ticks a milestone or takes the tick away, or says how far a key result is. What changes nothing earns nothing. */
export function moveMilestone(call: Call<typeof api.goals.moveMilestone>) {
  const { deps, body, params } = call;
  return changeGoal(call, async (now, goal) => {
    const milestones = milestonesOf(goal);
    const before = milestones.find(({ id }) => id === params.milestoneId);
    if (!before) throw new DomainError('not_found');
    await checkOpen(now.tx, goal);
    const after = movedMilestone(before, body, now.moment.instant);
    if (!after) throw wrongMove(before);
    if (JSON.stringify(after) === JSON.stringify(before)) return { ...(await shown(now.tx, goal)), award: null };
    const moved = milestones.map((milestone) => (milestone.id === after.id ? after : milestone));
    const updatedAt = deps.clock.now().toISOString();
    const changed = await updateGoal(now.tx, goal, { milestones: JSON.stringify(moved), updatedAt });
    return { ...(await shown(now.tx, changed)), award: await awardMove(now, before, after) };
  });
}

/** Reaching a milestone earns once; another step towards it once a day. */
async function awardMove(now: Earning, before: Milestone, after: Milestone): Promise<Award | null> {
  const reached = { source: goalSources.milestone, reference: after.id };
  if (isMilestoneReached(after)) return isMilestoneReached(before) ? null : earnAgain(now, reached);
  if (isMilestoneReached(before)) {
    await undoActivity(now, reached);
    return null;
  }
  if (milestoneShare(after) <= milestoneShare(before)) return null;
  const award = await recordActivity(now, { source: goalSources.progress, reference: after.id });
  return award.receipt.reason === 'already_counted' ? null : award;
}

function wrongMove({ kind }: Milestone): DomainError {
  const problem =
    kind === 'check'
      ? { path: 'body.done', message: 'Say whether it is done.' }
      : { path: 'body.value', message: kind === 'percent' ? 'Use a number from 0 to 100.' : 'Say how far it is, as a number.' };
  return new DomainError('validation', { fields: [problem] });
}
