import { type Activity, addDays, type CounterName, type DateText } from '@everstep/domain';

/** Names a day of a challenge in the ledger: by its date, so that beginning anew on the same day earns nothing twice. */
export const dayAct = (templateId: string, date: DateText): Pick<Activity, 'source' | 'reference'> => ({
  source: 'challenge_day',
  reference: `${templateId}:${date}`,
});

const finishCounters: Readonly<Record<number, CounterName>> = { 7: 'challenges7', 21: 'challenges21', 60: 'challenges60' };

/** Days by which the server's date may differ from a member's, and a first day from the day on which its run was made. */
const APART_DAYS = 2;

/** Whether a run was made by its first day. One that was taken in along its way is dated by when it came, and its end earns nothing. */
export const isWalkedHere = ({ startedOn, createdAt }: { readonly startedOn: DateText; readonly createdAt: string }): boolean =>
  startedOn >= addDays(createdAt.slice(0, 10), -APART_DAYS);

/** The finish of a run with a medal: it earns once, by its length. */
export function finishAct(runId: string, totalDays: number): Activity {
  const counter = finishCounters[totalDays];
  return { source: 'challenge_finish', reference: runId, facts: { days: totalDays }, gains: counter ? { [counter]: 1 } : {} };
}
