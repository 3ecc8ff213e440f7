import { type CareLevel, HIGH_RISK_LEVEL } from '@everstep/domain';
import type { Kysely, Selectable } from 'kysely';
import type { Tx } from '../db/client.ts';
import { type Param, prepared } from '../db/prepared.ts';
import type { Tables } from '../db/tables.ts';
import type { SafetyPlanTable } from './tables.ts';

type Query = Kysely<Tables>;
export type SafetyPlanRow = Selectable<SafetyPlanTable>;

const lastEvent = prepared((query, param: Param<{ memberId: string }>) =>
  query
    .selectFrom('careEvent')
    .select('at')
    .where('memberId', '=', param('memberId'))
    .where('level', '>=', HIGH_RISK_LEVEL)
    .orderBy('at', 'desc')
    .limit(1),
);

/** Instant of the member's last high-risk moment, wherever it was said. */
export async function lastCareEvent(query: Query, memberId: string): Promise<string | undefined> {
  const [row] = await lastEvent(query, { memberId });
  return row?.at;
}

export async function insertCareEvent(tx: Tx, row: { id: string; memberId: string; level: CareLevel; at: string }): Promise<void> {
  await tx
    .insertInto('careEvent')
    .values({ ...row, followedUpAt: null })
    .execute();
}

/** A moment no more serious than one counted so lately is the same one: a client sends again what was refused. In milliseconds. */
const SAME_MOMENT_MS = 60_000;

/**
 * Counts what was said in words that are not stored; false where it is counted already. Of what merely asked for gentleness the last
 * moment alone is kept, and nobody comes back to it.
 */
export async function countMoment(tx: Tx, row: { id: string; memberId: string; level: CareLevel; at: string }): Promise<boolean> {
  const since = new Date(Date.parse(row.at) - SAME_MOMENT_MS).toISOString();
  const same = await tx
    .selectFrom('careEvent')
    .select('id')
    .where('memberId', '=', row.memberId)
    .where('level', '>=', row.level)
    .where('at', '>', since)
    .executeTakeFirst();
  if (same) return false;
  if (row.level >= HIGH_RISK_LEVEL) {
    await insertCareEvent(tx, row);
    return true;
  }
  await tx.deleteFrom('careEvent').where('memberId', '=', row.memberId).where('level', '<', HIGH_RISK_LEVEL).execute();
  await tx
    .insertInto('careEvent')
    .values({ ...row, followedUpAt: row.at })
    .execute();
  return true;
}

/** Marks every moment that waits for it as come back to, and gives their instants; each is given once. */
export async function takeWaitingEvents(tx: Tx, memberId: string, until: string, now: string): Promise<string[]> {
  const taken = await tx
    .updateTable('careEvent')
    .set({ followedUpAt: now })
    .where('memberId', '=', memberId)
    .where('followedUpAt', 'is', null)
    .where('at', '<=', until)
    .returning('at')
    .execute();
  return taken.map(({ at }) => at);
}

export function findSafetyPlan(query: Query, memberId: string): Promise<SafetyPlanRow | undefined> {
  return query.selectFrom('safetyPlan').selectAll().where('memberId', '=', memberId).executeTakeFirst();
}

/** Stores a plan's first words; undefined when there is one already. */
export function insertSafetyPlan(tx: Tx, row: SafetyPlanRow): Promise<SafetyPlanRow | undefined> {
  return tx
    .insertInto('safetyPlan')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Puts new words in the place of the version that they were made from; undefined when that is not the present one. */
export function updateSafetyPlan(
  tx: Tx,
  { memberId, version, ...change }: Pick<SafetyPlanRow, 'memberId' | 'version' | 'words' | 'updatedAt'>,
): Promise<SafetyPlanRow | undefined> {
  return tx
    .updateTable('safetyPlan')
    .set({ ...change, version: version + 1 })
    .where('memberId', '=', memberId)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
}
