import { type Award, type Counters, ledgerKey, mayRootHabit, rootedGains } from '@everstep/domain';
import { countersOf } from '../gamification/award-state.ts';
import { type Earning, recordActivity, recordNothing, redoActivity, undoActivity } from '../gamification/record-activity.ts';
import { ledgerRowsOf } from '../gamification/store.ts';
import { readAllStanding, type StandingRow } from './standing.ts';

/** The label under which a day of a habit earns; its reference is the habit's id. */
export const HABIT_COMPLETE = 'habit_complete';

/** One habit on one date, and whether it was and is done on it. */
export interface HabitDayChange {
  readonly habitId: string;
  readonly localDate: string;
  readonly wasDone: boolean;
  readonly isDone: boolean;
  /** In a moment of crisis nothing is awarded or celebrated. */
  readonly quiet?: boolean;
}

/** What the ledger calls a day of a habit. */
export const habitAct = ({ moment }: Earning, { habitId, localDate }: Pick<HabitDayChange, 'habitId' | 'localDate'>) => ({
  source: HABIT_COMPLETE,
  reference: habitId,
  ...(localDate === moment.localDate ? {} : { forDate: localDate }),
});

/**
 * Books what a change of a day earns: the first time it is done, or again what an undo took.
 * @param habit as it stands after the change
 */
export async function awardDay(now: Earning, change: HabitDayChange, habit: StandingRow): Promise<Award> {
  const act = habitAct(now, change);
  if (!change.isDone) {
    if (change.wasDone) await undoActivity(now, act);
    return recordNothing(now, act, 'not_earning');
  }
  if (change.wasDone) return recordNothing(now, act, 'already_counted');
  const booked = await ledgerRowsOf(now.tx, now.progress.memberId, ledgerKey(act, now.moment));
  if (booked.length > 0) return redoActivity(now, act);
  return recordActivity(now, { ...act, gains: await gainsOf(now, habit), quiet: change.quiet ?? false });
}

/** Takes back what a day earned, if it was done. */
export async function takeBackDay(now: Earning, change: Omit<HabitDayChange, 'isDone'>): Promise<number> {
  return change.wasDone ? (await undoActivity(now, habitAct(now, change))).xpTaken : 0;
}

/** How far this act raises the numbers of habits that stand firmly; the others are only read when it may. */
async function gainsOf(now: Earning, habit: StandingRow): Promise<Counters> {
  const counters = countersOf(now.progress);
  if (!mayRootHabit(habit, counters)) return {};
  return rootedGains(await readAllStanding(now.tx, now.progress.memberId, now.moment.localDate), counters);
}
