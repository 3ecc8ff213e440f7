import { type DateText, tagKey } from '@everstep/domain';
import type { Kysely, Selectable } from 'kysely';
import type { Db, Tx } from '../db/client.ts';
import { decodeCursor, type PageOf, pageOf } from '../db/cursor.ts';
import { changeIn, findIn, insertInto } from '../db/member-rows.ts';
import type { Tables } from '../db/tables.ts';
import { entriesWith } from './search.ts';
import type { JournalTables } from './tables.ts';

type Query = Kysely<Tables>;
export type EntryRow = Selectable<JournalTables['journalEntry']>;
export type PhotoRow = Selectable<JournalTables['journalPhoto']>;
export type PromptRow = Selectable<JournalTables['journalPrompt']>;

/** A member's entry, deleted or not; someone else's is not found. */
export const findEntry = findIn('journalEntry');

const columns = [
  'id',
  'memberId',
  'title',
  'body',
  'sealed',
  'tags',
  'moodId',
  'promptId',
  'pinned',
  'words',
  'finished',
  'localDate',
  'at',
  'timeZone',
  'version',
  'createdAt',
  'updatedAt',
  'deletedAt',
] as const satisfies readonly (keyof EntryRow)[];

/** Adds an entry; undefined when the id is taken. */
export const insertEntry = insertInto('journalEntry', columns);

/** Changes, deletes or brings back an entry, and raises its version. The caller holds the member's lock and has compared versions. */
export const updateEntry = changeIn('journalEntry');

export interface EntryFilter {
  readonly q?: string | undefined;
  readonly tag?: string | undefined;
  readonly from?: DateText | undefined;
  readonly to?: DateText | undefined;
  readonly pinned?: boolean | undefined;
}

/** One page of a member's entries, newest day first. */
export async function listEntries(
  db: Pick<Db, 'dialect' | 'query'>,
  memberId: string,
  page: EntryFilter & { limit: number; cursor?: string | undefined },
): Promise<PageOf<EntryRow>> {
  const { q, tag, from, to, pinned, limit } = page;
  let entries = standing(db.query, memberId);
  if (q) {
    const found = entriesWith(db.dialect, memberId, q);
    if (!found) return { rows: [], nextCursor: null };
    entries = entries.where('id', 'in', found);
  }
  if (tag) {
    entries = entries.where('id', 'in', (query) =>
      query.selectFrom('journalTag').select('entryId').where('memberId', '=', memberId).where('tag', '=', tagKey(tag)),
    );
  }
  if (from) entries = entries.where('localDate', '>=', from);
  if (to) entries = entries.where('localDate', '<=', to);
  if (pinned) entries = entries.where('pinned', '=', 1);
  const after = decodeCursor(page.cursor, 3);
  if (after) {
    const [localDate = '', at = '', id = ''] = after;
    entries = entries.where((row) => row(row.refTuple('localDate', 'at', 'id'), '<', row.tuple(localDate, at, id)));
  }
  const rows = await entries
    .orderBy('localDate', 'desc')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  return pageOf(rows, limit, placeOf);
}

/** One page of all entries, oldest day first. */
export async function listEntriesFromStart(query: Query, memberId: string, limit: number, cursor?: string): Promise<PageOf<EntryRow>> {
  let entries = standing(query, memberId);
  const after = decodeCursor(cursor, 3);
  if (after) {
    const [localDate = '', at = '', id = ''] = after;
    entries = entries.where((row) => row(row.refTuple('localDate', 'at', 'id'), '>', row.tuple(localDate, at, id)));
  }
  const rows = await entries
    .orderBy('localDate')
    .orderBy('at')
    .orderBy('id')
    .limit(limit + 1)
    .execute();
  return pageOf(rows, limit, placeOf);
}

const standing = (query: Query, memberId: string) =>
  query.selectFrom('journalEntry').selectAll().where('memberId', '=', memberId).where('deletedAt', 'is', null);

const placeOf = ({ localDate, at, id }: EntryRow) => [localDate, at, id];

/** Entries of the given days, newest day first. */
export function entriesOfDays(query: Query, memberId: string, days: readonly DateText[], limit: number): Promise<EntryRow[]> {
  if (days.length === 0) return Promise.resolve([]);
  return standing(query, memberId)
    .where('localDate', 'in', [...days])
    .orderBy('localDate', 'desc')
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();
}

/** How many entries each day of a span has, days without one left out. */
export async function countByDay(query: Query, memberId: string, span: { from: DateText; to: DateText }) {
  const rows = await query
    .selectFrom('journalEntry')
    .select(({ fn }) => ['localDate', fn.countAll<number>().as('count')])
    .where('memberId', '=', memberId)
    .where('deletedAt', 'is', null)
    .where('localDate', '>=', span.from)
    .where('localDate', '<=', span.to)
    .groupBy('localDate')
    .orderBy('localDate')
    .execute();
  return rows.map(({ localDate, count }) => ({ date: localDate, count: Number(count) }));
}

/** Tags with the number of their entries, the commonest first. */
export async function countTags(query: Query, memberId: string, limit: number) {
  const rows = await query
    .selectFrom('journalTag')
    .select(({ fn }) => ['tag', fn.countAll<number>().as('count')])
    .where('memberId', '=', memberId)
    .groupBy('tag')
    .orderBy('count', 'desc')
    .orderBy('tag')
    .limit(limit)
    .execute();
  return rows.map(({ tag, count }) => ({ tag, count: Number(count) }));
}

/** Replaces the tags under which an entry is found. */
export async function putTags(tx: Tx, memberId: string, entryId: string, tags: readonly string[]): Promise<void> {
  await tx.deleteFrom('journalTag').where('entryId', '=', entryId).where('memberId', '=', memberId).execute();
  const distinct = [...new Set(tags.map(tagKey))];
  if (distinct.length > 0)
    await tx
      .insertInto('journalTag')
      .values(distinct.map((tag) => ({ memberId, tag, entryId })))
      .execute();
}

/** Photos of entries, in the order in which they were added. */
export function photosOf(query: Query, memberId: string, entryIds: readonly string[]): Promise<PhotoRow[]> {
  if (entryIds.length === 0) return Promise.resolve([]);
  return query
    .selectFrom('journalPhoto')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('entryId', 'in', [...entryIds])
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** How many photos each of these entries has; entries without one are left out. */
export async function countPhotos(query: Query, memberId: string, entryIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (entryIds.length === 0) return new Map();
  const rows = await query
    .selectFrom('journalPhoto')
    .select(({ fn }) => ['entryId', fn.countAll<number>().as('count')])
    .where('memberId', '=', memberId)
    .where('entryId', 'in', [...entryIds])
    .groupBy('entryId')
    .execute();
  return new Map(rows.map(({ entryId, count }) => [entryId, Number(count)]));
}

/** The member's own prompts, oldest first. */
export const listPrompts = (query: Query, memberId: string): Promise<PromptRow[]> =>
  query.selectFrom('journalPrompt').selectAll().where('memberId', '=', memberId).orderBy('createdAt').orderBy('id').execute();
