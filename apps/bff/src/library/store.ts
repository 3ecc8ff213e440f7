import { type LibraryKind, searchableTitle } from '@everstep/domain';
import { type Insertable, type Kysely, type Selectable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Query } from '../accounts/store.ts';
import type { Tx } from '../db/client.ts';
import { decodeCursor, type PageOf, pageOf } from '../db/cursor.ts';
import type { Tables } from '../db/tables.ts';
import type { LibraryTables } from './tables.ts';

export type ItemRow = Selectable<LibraryTables['libraryItem']>;
export type FileRow = Selectable<LibraryTables['libraryFile']>;
export type UploadRow = Selectable<LibraryTables['libraryUpload']>;

/** An item with the file that members get. */
export type WholeItem = ItemRow & Pick<FileRow, 'byteSize' | 'checksum' | 'fileVersion'> & { readonly type: FileRow['type'] };

const whole = (query: Kysely<Tables>) =>
  query
    .selectFrom('libraryItem')
    .innerJoin('libraryFile', 'libraryFile.id', 'libraryItem.fileId')
    .selectAll('libraryItem')
    .select(['libraryFile.type', 'libraryFile.byteSize', 'libraryFile.checksum', 'libraryFile.fileVersion']);

/** An item, deleted or not. */
export const findItem = (query: Query, id: string): Promise<WholeItem | undefined> =>
  whole(query).where('libraryItem.id', '=', id).executeTakeFirst();

/** Reads an item, deleted or not, and keeps others from changing it until the transaction ends, on both databases. */
export async function lockItem(tx: Tx, id: string): Promise<WholeItem | undefined> {
  await tx
    .updateTable('libraryItem')
    .set(({ ref }) => ({ version: ref('version') }))
    .where('id', '=', id)
    .execute();
  return findItem(tx, id);
}

interface Search {
  readonly q: string;
  readonly kind?: LibraryKind | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** A page of items that are not deleted, those whose file is newest first. A library is small: words of titles are looked for along the way. */
export async function listItems(query: Query, { q, kind, limit, cursor }: Search): Promise<PageOf<WholeItem>> {
  let listed = whole(query).where('libraryItem.deletedAt', 'is', null);
  if (kind !== undefined) listed = listed.where('libraryItem.kind', '=', kind);
  for (const word of searchableTitle(q).split(/\s+/)) {
    if (word !== '') listed = listed.where(sql<SqlBool>`${sql.ref('libraryItem.titleKey')} like ${`%${escaped(word)}%`} escape '!'`);
  }
  const after = decodeCursor(cursor, 2);
  if (after) {
    const [publishedAt = '', id = ''] = after;
    listed = listed.where((row) => row(row.refTuple('libraryItem.publishedAt', 'libraryItem.id'), '<', row.tuple(publishedAt, id)));
  }
  const rows = await listed
    .orderBy('libraryItem.publishedAt', 'desc')
    .orderBy('libraryItem.id', 'desc')
    .limit(limit + 1)
    .execute();
  return pageOf(rows, limit, ({ publishedAt, id }) => [publishedAt, id]);
}

const escaped = (word: string): string => word.replaceAll(/[!%_]/g, '!$&');

export const insertItem = (tx: Tx, row: Insertable<LibraryTables['libraryItem']>) => tx.insertInto('libraryItem').values(row).execute();

/** Changes an item that is locked; its version goes up. */
export async function changeItem(
  tx: Tx,
  { id, version }: Pick<ItemRow, 'id' | 'version'>,
  change: Updateable<LibraryTables['libraryItem']> & { readonly updatedAt: string },
): Promise<void> {
  await tx
    .updateTable('libraryItem')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .execute();
}

export const findFile = (query: Query, id: string): Promise<FileRow | undefined> =>
  query.selectFrom('libraryFile').selectAll().where('id', '=', id).executeTakeFirst();

export const insertFile = (tx: Tx, row: Insertable<LibraryTables['libraryFile']>) => tx.insertInto('libraryFile').values(row).execute();

export async function markReplaced(tx: Tx, id: string, replacedAt: string): Promise<void> {
  await tx.updateTable('libraryFile').set({ replacedAt }).where('id', '=', id).execute();
}

/** An upload, whoever began it. */
export const findUpload = (query: Query, id: string): Promise<UploadRow | undefined> =>
  query.selectFrom('libraryUpload').selectAll().where('id', '=', id).executeTakeFirst();

/** Notes an upload; false when its id is taken. */
export async function insertUpload(query: Query, row: Insertable<LibraryTables['libraryUpload']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await query
    .insertInto('libraryUpload')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export const listUploads = (query: Query, startedBy: string): Promise<readonly UploadRow[]> =>
  query.selectFrom('libraryUpload').selectAll().where('startedBy', '=', startedBy).orderBy('id', 'desc').execute();

type Written = { readonly id: string; readonly writer: string };

/** Lets a request alone write an upload until an instant; false when another one does, or it is not where it was. */
export async function setWriter(
  query: Query,
  { id, received }: UploadRow,
  { writer, now, until }: { readonly writer: string; readonly now: string; readonly until: string },
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('libraryUpload')
    .set({ writer, writerUntil: until })
    .where('id', '=', id)
    .where('received', '=', received)
    .where((row) => row.or([row('writer', 'is', null), row('writerUntil', '<=', now)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Lets it go on until a later instant; false when another one took its place, or the upload is gone. */
export async function renewWriter(query: Query, { id, writer }: Written, until: string): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('libraryUpload')
    .set({ writerUntil: until })
    .where('id', '=', id)
    .where('writer', '=', writer)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Lets others write it again. */
export async function unsetWriter(query: Query, { id, writer }: Written): Promise<void> {
  await query
    .updateTable('libraryUpload')
    .set({ writer: null, writerUntil: null })
    .where('id', '=', id)
    .where('writer', '=', writer)
    .execute();
}

/** Notes that more of an upload has come; false when another request writes it by now, or it is forgotten. */
export async function noteReceived(query: Query, { id, writer }: Written, now: number, expiresAt: string): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('libraryUpload')
    .set({ received: now, expiresAt })
    .where('id', '=', id)
    .where('writer', '=', writer)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Forgets an upload; false when it is forgotten already. */
export async function deleteUpload(query: Query, id: string): Promise<boolean> {
  const { numDeletedRows } = await query.deleteFrom('libraryUpload').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** How many bytes the library holds, those that are on their way and those to be removed included. */
export async function bytesHeld(query: Query): Promise<number> {
  const [files, uploads] = await Promise.all(
    (['libraryFile', 'libraryUpload'] as const).map((table) =>
      query
        .selectFrom(table)
        .select((row) => row.fn.sum<number | null>('byteSize').as('bytes'))
        .executeTakeFirst(),
    ),
  );
  return Number(files?.bytes ?? 0) + Number(uploads?.bytes ?? 0);
}
