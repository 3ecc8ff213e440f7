import { addDays, type DateText, EXPERIMENT_DAYS } from '@everstep/domain';
import type { Kysely, Selectable } from 'kysely';
import type { Tx } from '../db/client.ts';
import { decodeCursor, type PageOf, pageOf } from '../db/cursor.ts';
import { findIn, insertInto } from '../db/member-rows.ts';
import { type Param, prepared } from '../db/prepared.ts';
import type { Tables } from '../db/tables.ts';
import type { MoodTables } from './tables.ts';

type Query = Kysely<Tables>;
export type ExperimentRow = Selectable<MoodTables['moodExperiment']>;

/** A member's experiment, deleted or not; someone else's is not found. */
export const findExperiment = findIn('moodExperiment');

const openRow = prepared((query, param: Param<{ memberId: string; from: DateText }>) =>
  query
    .selectFrom('moodExperiment')
    .selectAll()
    .where('memberId', '=', param('memberId'))
    .where('startsOn', '>=', param('from'))
    .where('stoppedOn', 'is', null)
    .where('deletedAt', 'is', null)
    .limit(1),
);

/** The experiment that runs today or is about to; one at most. */
export const findOpenExperiment = async (query: Query, memberId: string, today: DateText): Promise<ExperimentRow | undefined> =>
  (await openRow(query, { memberId, from: addDays(today, 1 - EXPERIMENT_DAYS) }))[0];

const columns = [
  'id',
  'memberId',
  'kind',
  'subject',
  'label',
  'nextDay',
  'startsOn',
  'plan',
  'stoppedOn',
  'createdAt',
  'updatedAt',
  'deletedAt',
] as const satisfies readonly (keyof ExperimentRow)[];

/** Adds an experiment; undefined when the id is taken. The caller holds the member's lock and knows that none is open. */
export const insertExperiment = insertInto('moodExperiment', columns);

/** Stops, deletes or brings back an experiment. The caller holds the member's lock. */
export function updateExperiment(
  tx: Tx,
  { id, memberId }: ExperimentRow,
  change: Partial<Pick<ExperimentRow, 'stoppedOn' | 'deletedAt'>> & Pick<ExperimentRow, 'updatedAt'>,
): Promise<ExperimentRow> {
  return tx
    .updateTable('moodExperiment')
    .set(change)
    .where('id', '=', id)
    .where('memberId', '=', memberId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** One page of a member's experiments but for the open one, the newest first. */
export async function listPastExperiments(
  query: Query,
  memberId: string,
  page: { limit: number; cursor?: string | undefined; openId: string | undefined },
): Promise<PageOf<ExperimentRow>> {
  const after = decodeCursor(page.cursor, 2);
  let experiments = query.selectFrom('moodExperiment').selectAll().where('memberId', '=', memberId).where('deletedAt', 'is', null);
  if (page.openId !== undefined) experiments = experiments.where('id', '<>', page.openId);
  if (after) {
    const [startsOn = '', id = ''] = after;
    experiments = experiments.where((row) => row(row.refTuple('startsOn', 'id'), '<', row.tuple(startsOn, id)));
  }
  const rows = await experiments
    .orderBy('startsOn', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
    .execute();
  return pageOf(rows, page.limit, ({ startsOn, id }) => [startsOn, id]);
}
