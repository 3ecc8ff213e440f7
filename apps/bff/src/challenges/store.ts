import { addDays, type DateText } from '@everstep/domain';
import { type ChallengePause, tickingSources } from '@everstep/domain/challenges';
import type { Kysely, Selectable, Updateable } from 'kysely';
import type { Tx } from '../db/client.ts';
import { decodeCursor, type PageOf, pageOf } from '../db/cursor.ts';
import { findIn, insertInto } from '../db/member-rows.ts';
import { type Param, prepared } from '../db/prepared.ts';
import type { Tables } from '../db/tables.ts';
import type { ChallengeTables } from './tables.ts';

type Query = Kysely<Tables>;
export type RunRow = Selectable<ChallengeTables['challengeRun']>;
/** A run that was finished or stopped. */
export type ClosedRunRow = RunRow & { [K in 'closedAt' | 'closedOn' | 'outcome' | 'daysDone']: NonNullable<RunRow[K]> };

/** Dates of the server by which a booked act may be late: 48 hours, and a change of zone. */
const LATE_DAYS = 4;

export const isClosed = (row: RunRow): row is ClosedRunRow => row.closedAt !== null;

/** A member's run, open or closed; someone else's is not found. */
export const findRun = findIn('challengeRun');

const open = prepared((query, param: Param<{ memberId: string }>) =>
  query
    .selectFrom('challengeRun')
    .selectAll()
    .where('memberId', '=', param('memberId'))
    .where('closedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc'),
);

/** The member's open runs, the newest first: one of each length at most. */
export const listOpenRuns = (query: Query, memberId: string): Promise<readonly RunRow[]> => open(query, { memberId });

const columns = [
  'id',
  'memberId',
  'templateId',
  'edition',
  'totalDays',
  'startedOn',
  'shrunkFrom',
  'createdAt',
  'closedAt',
  'closedOn',
  'outcome',
  'medal',
  'daysDone',
] as const satisfies readonly (keyof RunRow)[];

const newRun = insertInto('challengeRun', columns);

/** Opens a run; undefined when its id is taken. The caller knows that none of its length is open. */
export function insertRun(
  tx: Tx,
  run: Pick<RunRow, 'id' | 'memberId' | 'templateId' | 'edition' | 'totalDays' | 'startedOn' | 'createdAt'>,
): Promise<RunRow | undefined> {
  const untouched = { shrunkFrom: null, closedAt: null, closedOn: null, outcome: null, medal: null, daysDone: null };
  return newRun(tx, { ...run, ...untouched });
}

/** Changes a run. The caller holds the member's lock. */
export async function updateRun(
  tx: Tx,
  { id, memberId }: Pick<RunRow, 'id' | 'memberId'>,
  change: Updateable<ChallengeTables['challengeRun']>,
): Promise<void> {
  await tx.updateTable('challengeRun').set(change).where('id', '=', id).where('memberId', '=', memberId).execute();
}

/** Forgets a run that has not begun. */
export async function deleteRun(tx: Tx, { id, memberId }: Pick<RunRow, 'id' | 'memberId'>): Promise<void> {
  await tx.deleteFrom('challengeRun').where('id', '=', id).where('memberId', '=', memberId).execute();
}

/** Runs of a member that are open, joined to what belongs to them. */
const pauses = prepared((query, param: Param<{ memberId: string }>) =>
  query
    .selectFrom('challengePause')
    .innerJoin('challengeRun', 'challengeRun.id', 'challengePause.runId')
    .selectAll('challengePause')
    .where('memberId', '=', param('memberId'))
    .where('closedAt', 'is', null)
    .orderBy('fromDate'),
);
const ticks = prepared((query, param: Param<{ memberId: string }>) =>
  query
    .selectFrom('challengeTick')
    .innerJoin('challengeRun', 'challengeRun.id', 'challengeTick.runId')
    .selectAll('challengeTick')
    .where('memberId', '=', param('memberId'))
    .where('closedAt', 'is', null),
);
const outcomes = prepared((query, param: Param<{ memberId: string }>) =>
  query
    .selectFrom('challengeDay')
    .innerJoin('challengeRun', 'challengeRun.id', 'challengeDay.runId')
    .selectAll('challengeDay')
    .where('memberId', '=', param('memberId'))
    .where('closedAt', 'is', null),
);

/** What is on record of the member's open runs. */
export async function readRecords(query: Query, memberId: string) {
  const member = { memberId };
  return { pauses: await pauses(query, member), ticks: await ticks(query, member), outcomes: await outcomes(query, member) };
}

const acts = prepared((query, param: Param<{ memberId: string; from: DateText; booked: DateText; until: DateText }>) =>
  query
    .selectFrom('ledger')
    .select(['source', 'actDate'])
    .where('memberId', '=', param('memberId'))
    .where('localDate', '>=', param('booked'))
    .where('localDate', '<=', param('until'))
    .where('actDate', '>=', param('from'))
    .where('source', 'in', [...tickingSources])
    .groupBy(['source', 'reference', 'period', 'actDate'])
    // What was taken back last counts no more.
    .having((eb) => eb(eb.fn.max('turn'), '!=', 1)),
);

/** Acts that tick tasks and still stand, by the date on which they happened, from `from` on. */
export const listActs = (query: Query, memberId: string, { from, today }: { from: DateText; today: DateText }) =>
  acts(query, { memberId, from, booked: addDays(from, -1), until: addDays(today, LATE_DAYS) });

export async function insertPause(tx: Tx, runId: string, { from, until }: ChallengePause): Promise<void> {
  await tx.insertInto('challengePause').values({ runId, fromDate: from, untilDate: until }).execute();
}

/** Puts another end to a pause, or takes it away where nothing is left of it. */
export async function changePause(tx: Tx, runId: string, from: DateText, left: ChallengePause | null): Promise<void> {
  const own = left
    ? tx.updateTable('challengePause').set({ untilDate: left.until }).where('runId', '=', runId).where('fromDate', '=', from)
    : tx.deleteFrom('challengePause').where('runId', '=', runId).where('fromDate', '=', from);
  await own.execute();
}

export async function insertTick(tx: Tx, tick: ChallengeTables['challengeTick']): Promise<void> {
  await tx
    .insertInto('challengeTick')
    .values(tick)
    .onConflict((conflict) => conflict.columns(['runId', 'day', 'task']).doNothing())
    .execute();
}

export async function deleteTick(tx: Tx, { runId, day, task }: Omit<ChallengeTables['challengeTick'], 'at'>): Promise<void> {
  await tx.deleteFrom('challengeTick').where('runId', '=', runId).where('day', '=', day).where('task', '=', task).execute();
}

export async function insertOutcome(tx: Tx, row: ChallengeTables['challengeDay']): Promise<void> {
  await tx.insertInto('challengeDay').values(row).execute();
}

export async function deleteOutcome(tx: Tx, runId: string, day: number): Promise<void> {
  await tx.deleteFrom('challengeDay').where('runId', '=', runId).where('day', '=', day).execute();
}

/** One page of a member's closed runs, the newest first. */
export async function listClosedRuns(
  query: Query,
  memberId: string,
  page: { limit: number; cursor?: string | undefined },
): Promise<PageOf<ClosedRunRow>> {
  const after = decodeCursor(page.cursor, 2);
  let runs = query.selectFrom('challengeRun').selectAll().where('memberId', '=', memberId).where('closedAt', 'is not', null);
  if (after) {
    const [closedAt = '', id = ''] = after;
    runs = runs.where((row) => row(row.refTuple('closedAt', 'id'), '<', row.tuple(closedAt, id)));
  }
  const rows = (
    await runs
      .orderBy('closedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(page.limit + 1)
      .execute()
  ).filter(isClosed);
  return pageOf(rows, page.limit, ({ closedAt, id }) => [closedAt, id]);
}
