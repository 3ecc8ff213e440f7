import {
  activityDoneOn,
  addDays,
  byDate,
  type DateText,
  type ExperimentPlan,
  experimentDays,
  experimentEnd,
  experimentResult,
  experimentState,
  type MoodExperiment,
} from '@everstep/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { readHabitDone } from '../habits/done-days.ts';
import { saidOn } from './activities.ts';
import type { ExperimentRow } from './experiment-store.ts';
import { moodsBetween } from './store.ts';

const WITH = 'x';
const WITHOUT = '-';

/** A plan as it is stored. */
export const planText = (plan: readonly boolean[]): string => plan.map((isWith) => (isWith ? WITH : WITHOUT)).join('');

const planOf = ({ startsOn, plan, nextDay, stoppedOn }: ExperimentRow): ExperimentPlan => ({
  startsOn,
  plan: [...plan].map((day) => day === WITH),
  nextDay: nextDay === 1,
  stoppedOn,
});

/** An experiment as its member sees it: with what the moods of its days say, and what its habit or their activities do. */
export async function presentExperiment(query: Kysely<Tables>, row: ExperimentRow, today: DateText): Promise<MoodExperiment> {
  const plan = planOf(row);
  const endsOn = experimentEnd(row.startsOn);
  // The mood of the last day may be that of the day after.
  const moods = await moodsBetween(query, row.memberId, { from: row.startsOn, to: addDays(endsOn, 1) });
  const doneOn =
    row.kind === 'habit'
      ? await readHabitDone(query, row.memberId, row.subject, { from: row.startsOn, to: endsOn, today })
      : activityDoneOn(saidOn(moods), row.subject, today);
  const means = byDate(moods.map(({ localDate, score }) => ({ date: localDate, score })));
  const days = experimentDays(plan, means, doneOn);
  return {
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    label: row.label,
    nextDay: plan.nextDay,
    state: experimentState(plan, today),
    startsOn: row.startsOn,
    endsOn,
    stoppedOn: row.stoppedOn,
    days,
    result: experimentResult(plan, days, today),
  };
}
