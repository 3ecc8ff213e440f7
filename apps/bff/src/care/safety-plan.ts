import { type api, DomainError } from '@everstep/domain';
import { transaction } from '../db/transaction.ts';
import type { Call } from '../http/route.ts';
import { presentSafetyPlan } from './present.ts';
import { findSafetyPlan, insertSafetyPlan, updateSafetyPlan } from './store.ts';

/** The member's own plan. */
export async function readSafetyPlan({ deps, actor }: Call<typeof api.care.safetyPlan>) {
  return presentSafetyPlan(await findSafetyPlan(deps.db.query, actor.id));
}

/**
 * Saves the plan. Its words are read by nobody, by no rule and by no guide.
 * @throws DomainError `conflict` with the plan as it stands when another device changed it meanwhile
 */
export async function saveSafetyPlan({ deps, actor, body }: Call<typeof api.care.saveSafetyPlan>) {
  const now = deps.clock.now().toISOString();
  const saved = await transaction(deps.db, async (tx) => {
    const words = JSON.stringify(body.words);
    const row =
      body.version === 0
        ? await insertSafetyPlan(tx, { memberId: actor.id, words, version: 1, createdAt: now, updatedAt: now })
        : await updateSafetyPlan(tx, { memberId: actor.id, words, version: body.version, updatedAt: now });
    if (!row) throw new DomainError('conflict', { details: presentSafetyPlan(await findSafetyPlan(tx, actor.id)) });
    return row;
  });
  deps.events.publish(actor.id, { resource: 'care', id: null });
  return presentSafetyPlan(saved);
}
