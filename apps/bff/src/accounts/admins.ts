import { DomainError } from '@everstep/domain';
import type { Tx } from '../db/client.ts';

/** Waits until no other transaction decides a rule over all administrators; held to the end of this one. */
async function lockAdministrators(tx: Tx): Promise<void> {
  await tx
    .updateTable('accountLock')
    .set(({ eb }) => ({ turns: eb('turns', '+', 1) }))
    .where('name', '=', 'administrators')
    .execute();
}

/** The role of somebody who registers now: the first person is administrator, demo members do not count. */
export async function roleOfNewMember(tx: Tx): Promise<'admin' | 'member'> {
  if (await hasPerson(tx)) return 'member';
  // Two first registrations at once: the second waits here and then finds the first.
  await lockAdministrators(tx);
  return (await hasPerson(tx)) ? 'member' : 'admin';
}

/**
 * Refuses to demote, suspend or delete the only active administrator. Call it in the transaction of that change, before it.
 * @throws DomainError `last_admin`
 */
export async function keepAnAdministrator(tx: Tx, memberId: string): Promise<void> {
  await lockAdministrators(tx);
  const administrators = await tx
    .selectFrom('member')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .limit(2)
    .execute();
  if (administrators.length === 1 && administrators[0]?.id === memberId) throw new DomainError('last_admin');
}

const hasPerson = async (tx: Tx): Promise<boolean> =>
  (await tx.selectFrom('member').select('id').where('isDemo', '=', 0).limit(1).executeTakeFirst()) !== undefined;
