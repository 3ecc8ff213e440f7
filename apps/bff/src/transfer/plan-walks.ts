import { experimentState } from '@everstep/domain';
import type { TakenExperiment, TakenRun } from '@everstep/domain/transfer';
import { listOpenRuns } from '../challenges/store.ts';
import { findOpenExperiment } from '../mood/experiment-store.ts';
import { leave, type Planned, type Planning, resolve } from './planning.ts';

/** Which runs of challenges are new. Of each length one is under way: another one stays in the file. */
export async function planRuns(planning: Planning, list: readonly TakenRun[]): Promise<readonly Planned<TakenRun>[]> {
  const { fresh } = await resolve(planning, 'challenge', 'challengeRun', list);
  if (fresh.length === 0) return [];
  const underWay = new Set((await listOpenRuns(planning.query, planning.memberId)).map(({ totalDays }) => totalDays));
  const planned = fresh.filter(({ taken: { end, totalDays } }) => {
    if (end !== null) return true;
    const isFree = !underWay.has(totalDays);
    underWay.add(totalDays);
    return isFree;
  });
  leave(planning, 'challenge-open', fresh.length - planned.length);
  return planned;
}

/** Which experiments are new. One at a time is under way: another one stays in the file. */
export async function planExperiments(
  planning: Planning,
  list: readonly TakenExperiment[],
  { today, habitIdOf }: { readonly today: string; readonly habitIdOf: (key: string) => string | undefined },
): Promise<readonly Planned<TakenExperiment>[]> {
  const { fresh } = await resolve(planning, 'experiment', 'moodExperiment', list);
  if (fresh.length === 0) return [];
  let isFree = (await findOpenExperiment(planning.query, planning.memberId, today)) === undefined;
  const planned = fresh.filter(({ taken }) => {
    const state = experimentState(taken, today);
    if (state === 'stopped' || state === 'finished') return true;
    const found = isFree;
    isFree = false;
    return found;
  });
  leave(planning, 'experiment-open', fresh.length - planned.length);
  // What came of an experiment outlives its habit, so one whose habit did not come along keeps the name it had.
  return planned.map(({ id, taken }) => ({
    id,
    taken: taken.kind === 'habit' ? { ...taken, subject: habitIdOf(taken.subject) ?? taken.subject } : taken,
  }));
}
