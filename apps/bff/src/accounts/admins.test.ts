import { describe, expect, it } from 'vitest';
import { transaction } from '../db/transaction.ts';
import { databases, type World, world } from '../testing/index.ts';
import { keepAnAdministrator } from './admins.ts';

/** Demotes somebody the way an administrator's call does: the rule first, then the change. */
const demote = ({ db }: World, memberId: string) =>
  transaction(db, async (tx) => {
    await keepAnAdministrator(tx, memberId);
    await tx.updateTable('member').set({ role: 'member' }).where('id', '=', memberId).execute();
  });

describe.each(databases)('the last administrator on %s', (database) => {
  it('stays one', async () => {
    const here = await world(database);
    await expect(demote(here, here.admin.id)).rejects.toMatchObject({ code: 'last_admin' });
    await expect(demote(here, here.ada.id)).resolves.toBeUndefined();
  });

  it('is the one left when two demote each other at once', async () => {
    const here = await world(database);
    const other = await here.member({ firstName: 'Otto', role: 'admin' });
    const results = await Promise.allSettled([demote(here, here.admin.id), demote(here, other.id)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('does not count suspended ones', async () => {
    const here = await world(database);
    await here.member({ firstName: 'Otto', role: 'admin', status: 'suspended' });
    await expect(demote(here, here.admin.id)).rejects.toMatchObject({ code: 'last_admin' });
  });
});
