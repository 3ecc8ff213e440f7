import type { Query } from './store.ts';

/**
 * Removes accounts with everything that is theirs.
 * @returns ids of their files, whose bytes are to be removed once the rows are gone
 */
export async function removeMembers(query: Query, ids: readonly string[]): Promise<readonly string[]> {
  const files = await query.selectFrom('storedFile').select('id').where('memberId', 'in', ids).execute();
  await query.deleteFrom('idempotency').where('memberId', 'in', ids).execute();
  // Everything else that belongs to a member goes with the row: each table says so in its foreign key.
  await query.deleteFrom('member').where('id', 'in', ids).execute();
  return files.map(({ id }) => id);
}
