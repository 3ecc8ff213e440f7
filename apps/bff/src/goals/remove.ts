import { type Award, type api, DomainError } from '@everstep/domain';
import { isGone } from '../db/deleted-rows.ts';
import { type Earning, recordNothing, redoActivity, undoActivity } from '../gamification/record-activity.ts';
import type { Call } from '../http/route.ts';
import { checkRoom } from './create.ts';
import { milestonesOf } from './present.ts';
import { findGoal, type GoalRow, updateGoal } from './store.ts';
import { goalSources, shown, writeGoal } from './write-goal.ts';

/** Deletes a goal and takes back what setting it, its milestones and its completion earned. Days of progress stay. */
export function removeGoal({ actor, deps, params }: Call<typeof api.goals.remove>) {
  return writeGoal({ deps, actor }, async (now) => {
    const goal = await findGoal(now.tx, actor.id, params.id);
    if (!goal) throw new DomainError('not_found');
    if (goal.deletedAt !== null) return { id: goal.id, xpTaken: 0 };
    const at = deps.clock.now().toISOString();
    await updateGoal(now.tx, goal, { deletedAt: at, updatedAt: at });
    let sum = 0;
    for (const act of standingActs(goal)) sum += (await undoActivity(now, act)).xpTaken;
    return { id: goal.id, xpTaken: sum };
  });
}

/** Brings a deleted goal back with what its deletion took, the first time. A goal that stands is answered as it is. */
export function restoreGoal({ actor, deps, params }: Call<typeof api.goals.restore>) {
  return writeGoal({ deps, actor }, async (now) => {
    const goal = await findGoal(now.tx, actor.id, params.id);
    const present = deps.clock.now();
    if (!goal || isGone(goal, present)) throw new DomainError('not_found');
    const created = { source: goalSources.create, reference: goal.id };
    if (goal.deletedAt === null) return { ...(await shown(now.tx, goal)), award: await recordNothing(now, created, 'already_counted') };
    await checkRoom(now.tx, actor.id);
    const restored = await updateGoal(now.tx, goal, { deletedAt: null, updatedAt: present.toISOString() });
    return { ...(await shown(now.tx, restored)), award: await redoAll(now, goal) };
  });
}

/** The acts whose XP goes and comes with a goal. */
const standingActs = (goal: GoalRow) => [
  { source: goalSources.create, reference: goal.id },
  ...milestonesOf(goal)
    .filter(({ reachedAt }) => reachedAt !== null)
    .map(({ id }) => ({ source: goalSources.milestone, reference: id })),
  ...(goal.completedAt === null ? [] : [{ source: goalSources.complete, reference: goal.id }]),
];

/** All that comes back, told as one award: a restored goal is one act of the member. */
async function redoAll(now: Earning, goal: GoalRow): Promise<Award> {
  const [first, ...others] = standingActs(goal);
  // A goal always has the act of having been set.
  let award = await redoActivity(now, first ?? { source: goalSources.create, reference: goal.id });
  for (const act of others) {
    const next = await redoActivity(now, act);
    award = {
      ...next,
      receipt: award.receipt,
      xpAwarded: award.xpAwarded + next.xpAwarded,
      coinsAwarded: award.coinsAwarded + next.coinsAwarded,
      levelUp: next.levelUp ?? award.levelUp,
      achievementsUnlocked: [...award.achievementsUnlocked, ...next.achievementsUnlocked],
    };
  }
  return award;
}
