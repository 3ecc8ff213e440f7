import { type api, DomainError } from '@everstep/domain';
import { isGone } from '../db/deleted-rows.ts';
import { transaction } from '../db/transaction.ts';
import type { Call } from '../http/route.ts';
import { presentCouncil } from './present.ts';
import { closeWaiting, findCouncil, updateCouncil, voicesOf } from './store.ts';

/** Deletes a council softly. One that is deleted already stays as it is. */
export async function removeCouncil({ deps, actor, params }: Call<typeof api.council.remove>) {
  const at = deps.clock.now().toISOString();
  await transaction(deps.db, async (tx) => {
    const council = await findCouncil(tx, actor.id, params.id);
    if (!council) throw new DomainError('not_found');
    if (council.deletedAt !== null) return;
    await updateCouncil(tx, council, { deletedAt: at, updatedAt: at, version: council.version + 1 });
    // What is still to come is not waited for, and holds no place of another question.
    await closeWaiting(tx, council.id);
  });
  deps.events.publish(actor.id, { resource: 'council', id: params.id });
  return {};
}

/** Brings a deleted council back; it is kept for 30 days. One that stands is answered as it is. */
export async function restoreCouncil({ deps, actor, params }: Call<typeof api.council.restore>) {
  const now = deps.clock.now();
  const council = await transaction(deps.db, async (tx) => {
    const row = await findCouncil(tx, actor.id, params.id);
    if (!row || isGone(row, now)) throw new DomainError('not_found');
    if (row.deletedAt === null) return row;
    return updateCouncil(tx, row, { deletedAt: null, updatedAt: now.toISOString(), version: row.version + 1 });
  });
  deps.events.publish(actor.id, { resource: 'council', id: council.id });
  return presentCouncil(council, await voicesOf(deps.db.query, [council.id]));
}
