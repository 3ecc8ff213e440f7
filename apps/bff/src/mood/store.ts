import type { Kysely, Selectable } from 'kysely';
import { decodeCursor, type PageOf, pageOf } from '../db/cursor.ts';
import { changeIn, findIn, insertInto } from '../db/member-rows.ts';
import { type Param, prepared } from '../db/prepared.ts';
import type { Tables } from '../db/tables.ts';
import type { MoodTables } from './tables.ts';

export type MoodRow = Selectable<MoodTables['mood']>;

/** A member's mood, deleted or not; someone else's is not found. */
export const findMood = findIn('mood');

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

/** Adds a mood; undefined when the id is taken. */
export const insertMood = insertInto('mood', columns);

/** Changes, deletes or brings back a mood, and raises its version. The caller holds the member's lock and has compared versions. */
export const updateMood = changeIn('mood');

/** One page of a member's moods, newest day and moment first. `from` and `to` are local dates, both included. */
export async function listMoods(
  query: Kysely<Tables>,
  memberId: string,
  page: { limit: number; cursor?: string | undefined; from?: string | undefined; to?: string | undefined },
): Promise<PageOf<MoodRow>> {
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
  return pageOf(rows, page.limit, ({ localDate, at, id }) => [localDate, at, id]);
}

/** The mean mood of each day of a span, oldest first; days without one are left out. */
export async function meansByDay(query: Kysely<Tables>, memberId: string, span: { from: string; to: string }) {
  const rows = await query
    .selectFrom('mood')
    .select(({ fn }) => ['localDate', fn.avg<number>('score').as('mean'), fn.countAll<number>().as('count')])
    .where('memberId', '=', memberId)
    .where('deletedAt', 'is', null)
    .where('localDate', '>=', span.from)
    .where('localDate', '<=', span.to)
    .groupBy('localDate')
    .orderBy('localDate')
    .execute();
  return rows.map(({ localDate, mean, count }) => ({ date: localDate, mean: Number(mean), count: Number(count) }));
}

/** What statistics need of a member's moods in a span of local dates, both included. */
export const moodsBetween = (query: Kysely<Tables>, memberId: string, span: { from: string; to: string }) =>
  query
    .selectFrom('mood')
    .select(['localDate', 'at', 'timeZone', 'score', 'activities'])
    .where('memberId', '=', memberId)
    .where('deletedAt', 'is', null)
    .where('localDate', '>=', span.from)
    .where('localDate', '<=', span.to)
    .execute();

const firstRow = prepared((query, param: Param<{ memberId: string }>) =>
  query
    .selectFrom('mood')
    .select('localDate')
    .where('memberId', '=', param('memberId'))
    .where('deletedAt', 'is', null)
    .orderBy('localDate')
    .limit(1),
);

/** The first local date with a mood; null without one. */
export const firstMoodDate = async (query: Kysely<Tables>, memberId: string): Promise<string | null> =>
  (await firstRow(query, { memberId }))[0]?.localDate ?? null;
