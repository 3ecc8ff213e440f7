import { type api, DomainError, type Vault } from '@everstep/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { transaction } from '../db/transaction.ts';
import { lockProgress } from '../gamification/store.ts';
import type { Call } from '../http/route.ts';

/** The member's vault; null before the first. */
export async function readVault({ actor, deps }: Call<typeof api.journal.vault>) {
  return { vault: await vaultOf(deps.db.query, actor.id) };
}

/** Replaces the vault if the device knew the one before: two devices never set up two keys. */
export async function putVault({ actor, deps, body }: Call<typeof api.journal.putVault>) {
  const { version, ...vault } = body;
  await transaction(deps.db, async (tx) => {
    await lockProgress(tx, actor.id);
    const before = await vaultOf(tx, actor.id);
    if ((before?.version ?? 0) !== version) throw new DomainError('conflict', { details: { vault: before } });
    const row = { vault: JSON.stringify(vault), version: version + 1, updatedAt: deps.clock.now().toISOString() };
    await tx
      .insertInto('journalVault')
      .values({ memberId: actor.id, ...row })
      .onConflict((conflict) => conflict.column('memberId').doUpdateSet(row))
      .execute();
  });
  deps.events.publish(actor.id, { resource: 'journal', id: null });
  return { vault: { ...vault, version: version + 1 } };
}

/** The vault of a member; null before the first. */
export async function vaultOf(query: Kysely<Tables>, memberId: string) {
  const row = await query.selectFrom('journalVault').selectAll().where('memberId', '=', memberId).executeTakeFirst();
  // Only vaults that the contract took are ever stored in this column.
  return row ? { ...(JSON.parse(row.vault) as Vault), version: row.version } : null;
}
