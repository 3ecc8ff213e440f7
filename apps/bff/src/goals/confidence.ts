import { type api, withConfidence } from '@everstep/domain';
import type { Call } from '../http/route.ts';
import { confidenceOf } from './present.ts';
import { updateGoal } from './store.ts';
import { changeGoal, checkOpen, shown } from './write-goal.ts';

/** Keeps how sure a member is this week; a second answer in the same week replaces the first. */
export function sayConfidence(call: Call<typeof api.goals.confidence>) {
  const { deps, body } = call;
  return changeGoal(call, async (now, goal) => {
    await checkOpen(now.tx, goal);
    const confidence = JSON.stringify(withConfidence(confidenceOf(goal), now.moment.localDate, body.value));
    return shown(now.tx, await updateGoal(now.tx, goal, { confidence, updatedAt: deps.clock.now().toISOString() }));
  });
}
