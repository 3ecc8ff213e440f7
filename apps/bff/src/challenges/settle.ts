import type { Award } from '@everstep/domain';
import { type DayState, endOf, type Medal } from '@everstep/domain/challenges';
import { type Earning, recordActivity, redoActivity } from '../gamification/record-activity.ts';
import { dayAct, finishAct, isWalkedHere } from './acts.ts';
import type { OpenRun } from './open-runs.ts';
import { insertOutcome, updateRun } from './store.ts';

/** Writes down every outcome that the records of a run show, and awards the days that are complete. */
export async function recordOutcomes(now: Earning, run: OpenRun): Promise<readonly Award[]> {
  const awards: Award[] = [];
  for (const [day, outcome] of run.state.toRecord) {
    await insertOutcome(now.tx, { runId: run.row.id, day, outcome });
    const state = run.state.days[day - 1];
    if (outcome === 'done' && state) awards.push(await awardDay(now, run, state));
  }
  return awards.filter(({ receipt }) => receipt.reason !== 'already_counted');
}

/** A day that was taken back and is complete again gets back what was taken. */
async function awardDay(now: Earning, run: OpenRun, day: DayState): Promise<Award> {
  const act = dayAct(run.row.templateId, day.date);
  const award = await recordActivity(now, act);
  return award.receipt.reason === 'already_counted' ? redoActivity(now, act) : award;
}

/** Brings a run to its end: with a medal it is completed, and earns what its length is worth, if all of it was walked here. */
export async function finishRun(now: Earning, run: OpenRun, at: Closing): Promise<readonly Award[]> {
  const { medal } = run.state;
  await closeRun(now, run, { ...at, medal, outcome: endOf(medal) });
  if (medal === null || !isWalkedHere(run.row)) return [];
  return [await recordActivity(now, finishAct(run.row.id, run.row.totalDays))];
}

/** When a run is closed: the instant, and the member's date. */
export interface Closing {
  readonly closedAt: string;
  readonly closedOn: string;
}

/** Ends a run before its time: no medal, and every day stays done. */
export const stopRun = (now: Earning, run: OpenRun, at: Closing): Promise<void> =>
  closeRun(now, run, { ...at, medal: null, outcome: 'ended' });

async function closeRun(
  { tx }: Earning,
  { row, state }: OpenRun,
  closing: Closing & { readonly medal: Medal | null; readonly outcome: 'completed' | 'ended' },
): Promise<void> {
  await updateRun(tx, row, { ...closing, daysDone: state.daysDone });
}
