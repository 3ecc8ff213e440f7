import type { Insertable, Selectable } from 'kysely';
import type { Query } from '../accounts/store.ts';
import type { StoredFileTable } from '../accounts/tables.ts';

export const findFile = (query: Query, id: string): Promise<Selectable<StoredFileTable> | undefined> =>
  query.selectFrom('storedFile').selectAll().where('id', '=', id).executeTakeFirst();

export async function insertFiles(query: Query, files: readonly Insertable<StoredFileTable>[]): Promise<void> {
  await query
    .insertInto('storedFile')
    .values([...files])
    .execute();
}

/** Forgets files of a member; the bytes are the file store's matter. */
export async function deleteFiles(query: Query, memberId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await query
    .deleteFrom('storedFile')
    .where('memberId', '=', memberId)
    .where('id', 'in', [...ids])
    .execute();
}
