import { createHash } from 'node:crypto';
import type { ImportOrigin } from '@everstep/domain';
import type { Kysely, Selectable } from 'kysely';
import type { Tx } from '../db/client.ts';
import { decodeCursor, pageOf } from '../db/cursor.ts';
import { findIn } from '../db/member-rows.ts';
import { each, type Param, prepared } from '../db/prepared.ts';
import type { Tables } from '../db/tables.ts';
import type { RecordKind, TransferTables } from './tables.ts';

export type Query = Kysely<Tables>;
export type ImportRow = Selectable<TransferTables['dataImport']>;
export type FileRow = Selectable<TransferTables['importFile']>;
export type RecordRow = Selectable<TransferTables['importRecord']>;

/** Rows of one statement: both databases take so many values, and none waits long for it. */
const BATCH = 200;

/** Runs work for parts of a list that fit one statement, one after the other. */
export async function inBatches<T>(list: readonly T[], work: (part: T[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < list.length; start += BATCH) await work(list.slice(start, start + BATCH));
}

/** What is stored of the name that a record has within its app: always as long, and nothing that could be read. */
export const recordKey = (kind: Exclude<RecordKind, 'alias'>, key: string): string =>
  createHash('sha256').update(`${kind}\n${key}`).digest('base64url').slice(0, 27);

const waitingRow = prepared((query, param: Param<{ memberId: string }>) =>
  query.selectFrom('importFile').selectAll().where('memberId', '=', param('memberId')),
);

/** The file of a member that waits for a decision. */
export const findWaiting = async (query: Query, memberId: string): Promise<FileRow | undefined> =>
  (await waitingRow(query, { memberId }))[0];

/** Puts a file in the place of the one that waited. */
export async function putWaiting(tx: Tx, row: FileRow): Promise<void> {
  await forgetWaiting(tx, row.memberId);
  await tx.insertInto('importFile').values(row).execute();
}

/** Forgets the file that waits, if it is the one of `id` or none is named. */
export async function forgetWaiting(tx: Query, memberId: string, id?: string): Promise<void> {
  let gone = tx.deleteFrom('importFile').where('memberId', '=', memberId);
  if (id !== undefined) gone = gone.where('id', '=', id);
  await gone.execute();
}

/** An import of a member; someone else's is not found. */
export const findImport = findIn('dataImport');

/** One page of a member's imports, newest first. */
export async function listImports(query: Query, memberId: string, page: { limit: number; cursor?: string | undefined }) {
  let imports = query.selectFrom('dataImport').selectAll().where('memberId', '=', memberId);
  const after = decodeCursor(page.cursor, 2);
  if (after) {
    const [at = '', id = ''] = after;
    imports = imports.where((row) => row(row.refTuple('at', 'id'), '<', row.tuple(at, id)));
  }
  const rows = await imports
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
    .execute();
  return pageOf(rows, page.limit, (row) => [row.at, row.id]);
}

const lastExport = prepared((query, param: Param<{ memberId: string }>) =>
  query
    .selectFrom('dataExport')
    .select(({ fn }) => fn.max<string | null>('at').as('at'))
    .where('memberId', '=', param('memberId')),
);

/** When a member last took data out. */
export const lastExportAt = async (query: Query, memberId: string): Promise<string | null> =>
  (await lastExport(query, { memberId }))[0]?.at ?? null;

/** What is known of an app's records, by their stored keys. */
export async function knownRecords(
  query: Query,
  memberId: string,
  origin: ImportOrigin,
): Promise<ReadonlyMap<string, { readonly kind: RecordKind; readonly recordId: string }>> {
  const rows = await query
    .selectFrom('importRecord')
    .select(['key', 'kind', 'recordId'])
    .where('memberId', '=', memberId)
    .where('origin', '=', origin)
    .execute();
  return new Map(rows.map(({ key, kind, recordId }) => [key, { kind, recordId }]));
}

/** Whether a record came in with a file of another place. */
export async function isTakenIn(query: Query, memberId: string, recordId: string): Promise<boolean> {
  const known = query.selectFrom('importRecord').select('kind').where('memberId', '=', memberId).where('recordId', '=', recordId);
  return (await known.limit(1).executeTakeFirst()) !== undefined;
}

/** Tables of records that have an id of their own. */
export type OwnedTable = 'habit' | 'mood' | 'journalEntry' | 'goal' | 'journalPrompt' | 'journalPhoto' | 'challengeRun' | 'moodExperiment';

/** Whose the rows of these ids are, deleted ones as well; ids that nobody has are left out. */
export async function ownersOf(query: Query, table: OwnedTable, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const owners = new Map<string, string>();
  await inBatches(ids, async (part) => {
    for (const { id, memberId } of await query.selectFrom(table).select(['id', 'memberId']).where('id', 'in', part).execute())
      owners.set(id, memberId);
  });
  return owners;
}

const recordColumns = [
  'memberId',
  'origin',
  'key',
  'importId',
  'kind',
  'recordId',
  'localDate',
  'stamp',
] as const satisfies readonly (keyof RecordRow)[];

/** Notes what an import added. A key whose record is gone for good names the new one from now on. */
export async function putRecords(tx: Tx, rows: readonly RecordRow[]): Promise<void> {
  await inBatches(rows, (part) =>
    tx
      .insertInto('importRecord')
      .values(part)
      .onConflict((conflict) =>
        conflict.columns(['memberId', 'origin', 'key']).doUpdateSet((eb) => ({
          importId: eb.ref('excluded.importId'),
          kind: eb.ref('excluded.kind'),
          recordId: eb.ref('excluded.recordId'),
          localDate: eb.ref('excluded.localDate'),
          stamp: eb.ref('excluded.stamp'),
        })),
      )
      .execute(),
  );
}

const recordsRows = prepared((query, param: Param<{ memberId: string; importId: string }>) =>
  query
    .selectFrom('importRecord')
    .select(recordColumns)
    .where('importId', '=', param('importId'))
    .where('memberId', '=', param('memberId')),
);

/** Everything that an import added. */
export const recordsOf = (query: Query, memberId: string, importId: string): Promise<readonly RecordRow[]> =>
  recordsRows(query, { memberId, importId });

const importColumns = [
  'id',
  'memberId',
  'origin',
  'format',
  'fileName',
  'at',
  'added',
  'here',
  'leftOut',
  'undoneAt',
  'removed',
  'kept',
  'keptCount',
] as const satisfies readonly (keyof ImportRow)[];

const newImport = prepared((query, param: Param<ImportRow>) => query.insertInto('dataImport').values(each(importColumns, param)));

export async function insertImport(tx: Tx, row: ImportRow): Promise<void> {
  await newImport(tx, row);
}
