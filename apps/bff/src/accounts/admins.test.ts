import { describe, expect, it } from 'vitest';
import { transaction } from '../db/transaction.ts';
import { databases, type World, world } from '../testing/index.ts';
import { keepAnAdministrator } from './admins.ts';

/** Demotes somebody the way an administrator's call does: the rule first, then the change. */
const demote = ({ db }: World, memberId: string, meet = async () => {}) =>
  transaction(db, async (tx) => {
    await meet();
    await keepAnAdministrator(tx, memberId);
    await tx.updateTable('member').set({ role: 'member' }).where('id', '=', memberId).execute();
  });

/** Lets nobody on before all have come. */
function meetingOf(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let missing = count;
  return () => {
    missing -= 1;
    if (missing === 0) resolve();
    return promise;
  };
}

describe.each(databases)('the last administrator on %s', (database) => {
  it('stays one', async () => {
    const here = await world(database);
    await expect(demote(here, here.admin.id)).rejects.toMatchObject({ code: 'last_admin' });
    await expect(demote(here, here.ada.id)).resolves.toBeUndefined();
  });

  it('is the one left when all are demoted at once', async () => {
    const here = await world(database);
    const others = await Promise.all(['Otto', 'Pia', 'Quentin'].map((firstName) => here.member({ firstName, role: 'admin' })));
    // SQLite lets one transaction in at a time; in PostgreSQL all of them begin before the first goes on.
    const meet = database === 'postgres' ? meetingOf(4) : undefined;
    const results = await Promise.allSettled([here.admin, ...others].map(({ id }) => demote(here, id, meet)));
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(await here.db.query.selectFrom('member').select('id').where('role', '=', 'admin').execute()).toHaveLength(1);
  });

  it('does not count suspended ones', async () => {
    const here = await world(database);
    await here.member({ firstName: 'Otto', role: 'admin', status: 'suspended' });
    await expect(demote(here, here.admin.id)).rejects.toMatchObject({ code: 'last_admin' });
  });
});
