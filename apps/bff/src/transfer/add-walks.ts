import { runState, tickKey } from '@everstep/domain/challenges';
import type { TakenRun } from '@everstep/domain/transfer';
import type { RunRow } from '../challenges/store.ts';
import type { ChallengeTables } from '../challenges/tables.ts';
import { challengeOf } from '../challenges/texts.ts';
import { type Adding, record } from './adding.ts';
import type { Plan } from './plan.ts';
import { walkStamps } from './remove-walks.ts';
import { inBatches, putRecords, recordKey } from './store.ts';

type Outcomes = Omit<ChallengeTables['challengeDay'], 'runId'>[];

/** Writes runs of challenges as they were walked. None of their days earns, and neither does the end of one that was under way. */
export async function addRuns(adding: Adding, runs: Plan['challenges']): Promise<void> {
  const { tx, memberId, today } = adding;
  await inBatches(
    runs.map(({ taken, id }) => runRow(adding, taken, id)),
    (part) => tx.insertInto('challengeRun').values(part).execute(),
  );
  const days = runs.flatMap(({ taken, id }) => outcomesOf(taken, today).map((day) => ({ ...day, runId: id })));
  await inBatches(days, (part) => tx.insertInto('challengeDay').values(part).execute());
  const ticks = runs.flatMap(({ taken, id }) => taken.ticks.map((tick) => ({ ...tick, runId: id })));
  await inBatches(ticks, (part) => tx.insertInto('challengeTick').values(part).execute());
  const pauses = runs.flatMap(({ taken, id }) => taken.pauses.map(({ from, until }) => ({ runId: id, fromDate: from, untilDate: until })));
  await inBatches(pauses, (part) => tx.insertInto('challengePause').values(part).execute());
  const ids = runs.map(({ id }) => id);
  const stamps = await walkStamps(tx, memberId, ids);
  await putRecords(
    tx,
    runs.map(({ taken, id }) => ({
      ...record(adding, 'challenge', recordKey('challenge', taken.key), id),
      stamp: stamps.get(id) ?? null,
    })),
  );
}

function runRow({ memberId, at }: Adding, { templateId, totalDays, startedOn, shrunkFrom, createdAt, end }: TakenRun, id: string): RunRow {
  // How old a run is here decides whether its end earns: one under way is as old as its import.
  const isOlder = end !== null && createdAt !== null && createdAt < at;
  const open = { closedAt: null, closedOn: null, outcome: null, medal: null, daysDone: null };
  const run = { id, memberId, templateId, edition: null, totalDays, startedOn, shrunkFrom };
  return { ...run, createdAt: isOlder ? createdAt : at, ...(end ?? open) };
}

/**
 * What is on record of the days. Of a run under way each day so far is written down now, so that none of them is awarded by the next
 * look; what its acts elsewhere ticked is known by the outcome alone.
 */
function outcomesOf({ templateId, end, days, ticks, ...run }: TakenRun, today: string): Outcomes {
  if (end !== null) return days;
  const challenge = challengeOf(templateId);
  const state = runState(
    {
      ...run,
      template: challenge.template,
      days: challenge.days,
      recorded: new Map(days.map(({ day, outcome }) => [day, outcome])),
      ticks: new Set(ticks.map(({ day, task }) => tickKey(day, task))),
      acts: new Set(),
    },
    today,
  );
  const isReached = ({ place }: (typeof state.days)[number]) => place !== 'future' && place !== 'rest';
  return state.days.filter(isReached).flatMap(({ day, complete, missed }): Outcomes => {
    if (complete) return [{ day, outcome: 'done' }];
    return missed ? [{ day, outcome: 'missed' }] : [];
  });
}

/** Writes experiments with moods. What comes of them is read from the moods that are here. */
export async function addExperiments(adding: Adding, experiments: Plan['experiments']): Promise<void> {
  const { tx, memberId, at } = adding;
  const rows = experiments.map(({ id, taken: { kind, subject, label, nextDay, startsOn, plan, stoppedOn } }) => ({
    id,
    memberId,
    kind,
    subject,
    label,
    nextDay: nextDay ? 1 : 0,
    startsOn,
    plan,
    stoppedOn,
    createdAt: at,
    updatedAt: at,
    deletedAt: null,
  }));
  await inBatches(rows, (part) => tx.insertInto('moodExperiment').values(part).execute());
  await putRecords(
    tx,
    experiments.map(({ taken, id }) => record(adding, 'experiment', recordKey('experiment', taken.key), id)),
  );
}
