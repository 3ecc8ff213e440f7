import type { AdminUser, UserSort } from '@everstep/domain';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Member, Query } from '../accounts/store.ts';
import type { Dialect } from '../db/client.ts';
import { decodeCursor, foreignCursor, type PageOf, pageOf } from '../db/cursor.ts';
import { senderNameOf } from '../notifications/sender-name.ts';

/** What is asked for of all users. */
export interface UserSearch {
  readonly q: string;
  readonly sort: UserSort;
  readonly direction: 'asc' | 'desc';
  readonly role?: Member['role'] | undefined;
  readonly status?: Member['status'] | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** The values that users are found and sorted by, in the words of the indexes. */
function namesIn(dialect: Dialect) {
  const bytes = dialect === 'postgres' ? sql` collate "C"` : sql``;
  const [first, last] = [sql.ref<string>('member.firstName'), sql.ref<string>('member.lastName')];
  return {
    name: sql<string>`lower((${first} || ' ' || ${last})${bytes})`,
    lastName: sql<string>`lower(${last}${bytes})`,
    email: sql.ref<string>('member.email'),
    joined: sql.ref<string>('member.createdAt'),
  };
}

/**
 * Nearly everybody is a member: the page is read along its order. SQLite, which does not know how many there are, would find them all by
 * the index of roles and sort them.
 */
const roleIn = (dialect: Dialect, role: Member['role']) =>
  dialect === 'sqlite' && role === 'member' ? sql<Member['role']>`+${sql.ref('member.role')}` : sql.ref<Member['role']>('member.role');

/** A to Z in lower case and nothing else, as both databases do it. */
const folded = (text: string): string => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

/** How a beginning may be written: other letters than A to Z are compared as they are, so the first one is tried large, too. */
const spellings = (q: string): readonly string[] => [
  ...new Set([q, q.toLowerCase(), q.slice(0, 1).toUpperCase() + q.slice(1)].map(folded)),
];

const LAST_SIGN = '\u{10ffff}';
const beginsWith = (value: RawBuilder<string>, beginning: string): Expression<SqlBool> =>
  sql<SqlBool>`(${value} >= ${beginning} and ${value} < ${beginning + LAST_SIGN})`;

/**
 * A page of users. Every order has its index, and ends with the id, so that pages neither repeat nor leave out anybody.
 * @throws DomainError `validation` when the cursor is none of ours, or of somebody who is gone
 */
export async function listUsers(query: Query, dialect: Dialect, search: UserSearch): Promise<PageOf<Member>> {
  const { q, sort, direction, role, status, limit, cursor } = search;
  const names = namesIn(dialect);
  const key = names[sort];
  let listed = query.selectFrom('member').selectAll('member');
  if (role !== undefined) listed = listed.where(roleIn(dialect, role), '=', role);
  // As a word of the query, not a value: only so is the index of those who are suspended known to fit.
  if (status !== undefined) listed = listed.where('status', '=', sql.lit(status));
  if (q !== '') {
    const found = spellings(q).flatMap((beginning) =>
      [names.name, names.lastName, names.email].map((value) => beginsWith(value, beginning)),
    );
    listed = listed.where((row) => row.or(found));
  }
  const [last] = decodeCursor(cursor, 1) ?? [];
  if (last !== undefined) {
    const from = await query.selectFrom('member').select(key.as('key')).where('id', '=', last).executeTakeFirst();
    if (!from) throw foreignCursor();
    const beyond = direction === 'asc' ? sql`>` : sql`<`;
    listed = listed.where(sql<SqlBool>`(${key}, ${sql.ref('member.id')}) ${beyond} (${from.key}, ${last})`);
  }
  const rows = await listed
    .orderBy(key, direction)
    .orderBy('member.id', direction)
    .limit(limit + 1)
    .execute();
  return pageOf(rows, limit, ({ id }) => [id]);
}

/** When each of some users last used a session that is still kept. */
export async function lastSeen(query: Query, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await query
    .selectFrom('session')
    .select((row) => ['memberId', row.fn.max('lastSeenAt').as('at')])
    .where('memberId', 'in', ids)
    .groupBy('memberId')
    .execute();
  return new Map(rows.map(({ memberId, at }) => [memberId, at]));
}

/** An account as administrators see it. */
export const presentUserRow = (member: Member, seen: ReadonlyMap<string, string>): AdminUser => ({
  id: member.id,
  role: member.role,
  status: member.status,
  firstName: member.firstName,
  lastName: member.lastName,
  name: senderNameOf(member),
  email: member.email,
  emailVerified: member.emailVerifiedAt !== null,
  isDemo: member.isDemo === 1,
  createdAt: member.createdAt,
  lastSeenAt: seen.get(member.id) ?? null,
  version: member.version,
});
