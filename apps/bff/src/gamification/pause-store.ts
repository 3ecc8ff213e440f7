import { addDays, type DateText, PAUSE_MAX_DAYS } from '@everstep/domain';
import type { Kysely, Selectable } from 'kysely';
import type { Tx } from '../db/client.ts';
import type { Tables } from '../db/tables.ts';
import type { GamificationTables } from './tables.ts';

type Query = Kysely<Tables>;
export type PauseRow = Selectable<GamificationTables['memberPause']>;

/** A member's planned pauses of this calendar year, the one before, and those to come; newest first. */
export const listPauses = (query: Query, memberId: string, today: DateText): Promise<PauseRow[]> =>
  query
    .selectFrom('memberPause')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('fromDate', '>=', `${Number(today.slice(0, 4)) - 1}-01-01`)
    .orderBy('fromDate', 'desc')
    .execute();

/** The pause that runs on a date, or else the next one after it. */
export const findPauseFrom = (query: Query, memberId: string, date: DateText): Promise<PauseRow | undefined> =>
  query
    .selectFrom('memberPause')
    .selectAll()
    .where('memberId', '=', memberId)
    // None is longer, so none that began earlier can still run.
    .where('fromDate', '>', addDays(date, -PAUSE_MAX_DAYS))
    .where('untilDate', '>=', date)
    .orderBy('fromDate')
    .limit(1)
    .executeTakeFirst();

/** Adds a pause; undefined when the id is taken. */
export const insertPause = (tx: Tx, row: PauseRow): Promise<PauseRow | undefined> =>
  tx
    .insertInto('memberPause')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();

/** Lets a pause end on a date; null forgets it. */
export async function shortenPause(tx: Tx, { id, memberId }: PauseRow, untilDate: DateText | null): Promise<void> {
  if (untilDate === null) await tx.deleteFrom('memberPause').where('id', '=', id).where('memberId', '=', memberId).execute();
  else await tx.updateTable('memberPause').set({ untilDate }).where('id', '=', id).where('memberId', '=', memberId).execute();
}

/** Unmarks the paused days of a span; a day on which something was done keeps its mark. */
export async function removePausedDays(tx: Tx, memberId: string, from: DateText, until: DateText): Promise<void> {
  await tx
    .deleteFrom('memberDay')
    .where('memberId', '=', memberId)
    .where('localDate', '>=', from)
    .where('localDate', '<=', until)
    .where('kind', '=', 'paused')
    .execute();
}
