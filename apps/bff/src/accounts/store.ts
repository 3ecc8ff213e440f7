import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { MemberTable } from './tables.ts';

/** The handle for reads outside a transaction, or a transaction. */
export type Query = Kysely<Tables>;
export type Member = Selectable<MemberTable>;
/** A member with the totals that go with every picture of them. */
export type Account = Member & { readonly xp: number | null; readonly coins: number | null; readonly highestLevel: number | null };

export const findMember = (query: Query, id: string): Promise<Member | undefined> =>
  query.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirst();

export const findMemberByEmail = (query: Query, email: string): Promise<Member | undefined> =>
  query.selectFrom('member').selectAll().where('email', '=', email).executeTakeFirst();

/** Reads a member and keeps others from changing the row until the transaction ends, on both databases. */
export const lockMember = (tx: Query, id: string): Promise<Member | undefined> =>
  tx
    .updateTable('member')
    .set(({ ref }) => ({ version: ref('version') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

/** Finds those of some members who are there, and keeps others from changing or removing them until the transaction ends. */
export async function lockMembers(tx: Query, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await tx
    .updateTable('member')
    .set(({ ref }) => ({ version: ref('version') }))
    .where('id', 'in', ids)
    .returning('id')
    .execute();
  return new Set(found.map(({ id }) => id));
}

/** @throws when the member is gone: a session of theirs cannot be left */
export const readAccount = (query: Query, id: string): Promise<Account> =>
  query
    .selectFrom('member')
    .leftJoin('memberProgress', 'memberProgress.memberId', 'member.id')
    .selectAll('member')
    .select(['memberProgress.xp', 'memberProgress.coins', 'memberProgress.highestLevel'])
    .where('member.id', '=', id)
    .executeTakeFirstOrThrow();

/** Inserts a member; false when the address, or the id, has an account. */
export async function insertMember(query: Query, member: Insertable<MemberTable>): Promise<boolean> {
  const inserted = await query
    .insertInto('member')
    .values(member)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Changes a member and raises the version. */
export async function updateMember(query: Query, id: string, change: Updateable<MemberTable>, now: Date): Promise<void> {
  await query
    .updateTable('member')
    .set(({ eb }) => ({ ...change, updatedAt: now.toISOString(), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Whether a write failed because another row has the same unique value: SQLite's extended codes and PostgreSQL's. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { errcode, code } = error as { errcode?: unknown; code?: unknown };
  return errcode === 2067 || errcode === 1555 || code === '23505';
}
