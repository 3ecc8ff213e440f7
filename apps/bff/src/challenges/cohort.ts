import type { Tx } from '../db/client.ts';
import { insertRun, type RunRow } from './store.ts';
import { challengeOf } from './texts.ts';

/** Starts the challenge that a new member signed up for. Call it in the transaction that creates the member. */
export async function startCohort(tx: Tx, run: Pick<RunRow, 'id' | 'memberId' | 'templateId' | 'startedOn' | 'createdAt'>): Promise<void> {
  await insertRun(tx, { ...run, edition: null, totalDays: challengeOf(run.templateId).template.durationDays });
}
