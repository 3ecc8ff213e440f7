import type { Kysely, Selectable, Updateable } from 'kysely';
import type { Tx } from '../db/client.ts';
import { decodeCursor, encodeCursor } from '../db/cursor.ts';
import { each, type Param, prepared } from '../db/prepared.ts';
import type { Tables } from '../db/tables.ts';
import type { MoodTables } from './tables.ts';

export type MoodRow = Selectable<MoodTables['mood']>;

const moodRow = prepared((query, param: Param<{ memberId: string; id: string }>) =>
  query.selectFrom('mood').selectAll().where('id', '=', param('id')).where('memberId', '=', param('memberId')),
);

/** A member's mood, deleted or not; someone else's is not found. */
export const findMood = async (query: Kysely<Tables>, memberId: string, id: string): Promise<MoodRow | undefined> =>
  (await moodRow(query, { memberId, id }))[0];

const columns = [
  'id',
  'memberId',
  'score',
  'quadrant',
  'words',
  'activities',
  'note',
  'at',
  'localDate',
  'timeZone',
  'version',
  'createdAt',
  'updatedAt',
  'deletedAt',
] as const satisfies readonly (keyof MoodRow)[];

const newMood = prepared((query, param: Param<MoodRow>) =>
  query
    .insertInto('mood')
    .values(each(columns, param))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll(),
);

/** Adds a mood; undefined when the id is taken. */
export const insertMood = async (tx: Tx, row: MoodRow): Promise<MoodRow | undefined> => (await newMood(tx, row))[0];

/** Changes a standing mood if it still has `version`; undefined when it does not. */
export function updateMood(
  tx: Tx,
  row: { memberId: string; id: string; version: number },
  change: Updateable<MoodTables['mood']>,
): Promise<MoodRow | undefined> {
  return tx
    .updateTable('mood')
    .set({ ...change, version: row.version + 1 })
    .where('id', '=', row.id)
    .where('memberId', '=', row.memberId)
    .where('version', '=', row.version)
    .where('deletedAt', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes a mood softly, or brings it back with `deletedAt: null`. The caller holds the member's lock. */
export function markMood(tx: Tx, mood: MoodRow, deletedAt: string | null, now: string): Promise<MoodRow> {
  return tx
    .updateTable('mood')
    .set({ deletedAt, updatedAt: now, version: mood.version + 1 })
    .where('id', '=', mood.id)
    .where('memberId', '=', mood.memberId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** One page of a member's moods, newest day and moment first. `from` and `to` are local dates, both included. */
export async function listMoods(
  query: Kysely<Tables>,
  memberId: string,
  page: { limit: number; cursor?: string | undefined; from?: string | undefined; to?: string | undefined },
): Promise<{ rows: readonly MoodRow[]; nextCursor: string | null }> {
  const after = decodeCursor(page.cursor, 3);
  let moods = query.selectFrom('mood').selectAll().where('memberId', '=', memberId).where('deletedAt', 'is', null);
  if (page.from !== undefined) moods = moods.where('localDate', '>=', page.from);
  if (page.to !== undefined) moods = moods.where('localDate', '<=', page.to);
  if (after) {
    const [localDate = '', at = '', id = ''] = after;
    moods = moods.where((row) => row(row.refTuple('localDate', 'at', 'id'), '<', row.tuple(localDate, at, id)));
  }
  const rows = await moods
    .orderBy('localDate', 'desc')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
    .execute();
  const shown = rows.slice(0, page.limit);
  const last = shown.at(-1);
  return { rows: shown, nextCursor: rows.length > page.limit && last ? encodeCursor([last.localDate, last.at, last.id]) : null };
}
