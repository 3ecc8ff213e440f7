import { createHash } from 'node:crypto';
import { challengeOf } from '../challenges/texts.ts';
import type { Tx } from '../db/client.ts';
import type { Outcome, Removing } from './removing.ts';
import { inBatches, type Query, type RecordRow } from './store.ts';

/**
 * What a member has made of each run: ticks, done days, rests, its size and its end. A run has no version of its own, so another stamp
 * says that it was changed. Days that pass by leave it as it is.
 */
export async function walkStamps(query: Query, memberId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const stamps = new Map<string, string>();
  await inBatches(ids, async (part) => {
    const runs = await query.selectFrom('challengeRun').selectAll().where('memberId', '=', memberId).where('id', 'in', part).execute();
    const days = await query
      .selectFrom('challengeDay')
      .select(['runId', 'day'])
      .where('runId', 'in', part)
      .where('outcome', '=', 'done')
      .orderBy('day')
      .execute();
    const ticks = await query.selectFrom('challengeTick').selectAll().where('runId', 'in', part).orderBy('day').orderBy('task').execute();
    const pauses = await query.selectFrom('challengePause').selectAll().where('runId', 'in', part).orderBy('fromDate').execute();
    for (const { id, shrunkFrom, outcome } of runs) {
      const own = (row: { readonly runId: string }) => row.runId === id;
      const made = [
        shrunkFrom,
        outcome,
        days.filter(own).map(({ day }) => day),
        ticks.filter(own).map(({ day, task }) => [day, task]),
        pauses.filter(own).map(({ fromDate, untilDate }) => [fromDate, untilDate]),
      ];
      stamps.set(id, createHash('sha256').update(JSON.stringify(made)).digest('base64url').slice(0, 27));
    }
  });
  return stamps;
}

/** Removes runs on which nothing was done since, with all that belongs to them. */
export async function removeRuns({ tx, memberId }: Removing, records: readonly RecordRow[], outcome: Outcome): Promise<void> {
  const stamps = await walkStamps(
    tx,
    memberId,
    records.map(({ recordId }) => recordId),
  );
  const isAsItCame = ({ recordId, stamp }: RecordRow) => stamps.get(recordId) === stamp;
  await inBatches(
    records.filter(isAsItCame).map(({ recordId }) => recordId),
    async (ids) => {
      const gone = await tx.deleteFrom('challengeRun').where('memberId', '=', memberId).where('id', 'in', ids).returning('id').execute();
      outcome.removed += gone.length;
    },
  );
  const kept = await standingRuns(
    tx,
    memberId,
    records.filter((record) => !isAsItCame(record)).map(({ recordId }) => recordId),
  );
  outcome.kept.push(
    ...kept.map(({ id, templateId, startedOn }) => ({
      kind: 'challenge' as const,
      recordId: id,
      localDate: startedOn,
      text: challengeOf(templateId).template.name,
    })),
  );
}

async function standingRuns(tx: Tx, memberId: string, ids: readonly string[]) {
  const runs: { id: string; templateId: string; startedOn: string }[] = [];
  await inBatches(ids, async (part) => {
    const own = tx.selectFrom('challengeRun').select(['id', 'templateId', 'startedOn']).where('memberId', '=', memberId);
    runs.push(...(await own.where('id', 'in', part).execute()));
  });
  return runs;
}

/** Removes experiments that were not stopped since. */
export async function removeExperiments({ tx, memberId, at }: Removing, records: readonly RecordRow[], outcome: Outcome): Promise<void> {
  await inBatches(
    records.map(({ recordId }) => recordId),
    async (ids) => {
      const gone = tx.deleteFrom('moodExperiment').where('memberId', '=', memberId).where('id', 'in', ids).where('updatedAt', '=', at);
      outcome.removed += (await gone.where('deletedAt', 'is', null).returning('id').execute()).length;
      const rest = await tx
        .selectFrom('moodExperiment')
        .select(['id', 'label', 'startsOn'])
        .where('memberId', '=', memberId)
        .where('id', 'in', ids)
        .where('deletedAt', 'is', null)
        .execute();
      outcome.kept.push(
        ...rest.map(({ id, label, startsOn }) => ({ kind: 'experiment' as const, recordId: id, localDate: startsOn, text: label })),
      );
    },
  );
}
