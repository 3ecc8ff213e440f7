import {
  type Activity,
  type Award,
  type AwardState,
  actDateOf,
  type Booked,
  canEarnBack,
  decideAward,
  decideNothing,
  decideRedo,
  decideUndo,
  type GainedDates,
  type LedgerKey,
  type LedgerRow,
  ledgerKey,
  type MemberDay,
  type Moment,
  type Receipt,
  ruleOf,
  sourceOf,
  type UndoDraft,
} from '@everstep/domain';
import { keepsQuiet } from '../care/status.ts';
import type { Ids } from '../clock.ts';
import type { Tx } from '../db/client.ts';
import { awardState, ledgerInsert, ledgerRow, progressChange } from './award-state.ts';
import { restorePausedDay } from './paused-day.ts';
import {
  awardsOf,
  findDay,
  insertAchievements,
  insertLedger,
  ledgerOfActDate,
  ledgerOfActsAfter,
  ledgerRowsOf,
  listDays,
  type ProgressRow,
  putDays,
  putProgress,
  removeDay,
} from './store.ts';

/** A transaction in which a locked member earns. Made by `earning`, or by hand with `lockProgress`. */
export interface Earning {
  readonly tx: Tx;
  readonly ids: Ids;
  readonly moment: Moment;
  /** What to keep of the member's newest dates once the act marks its day. */
  readonly gained: GainedDates;
  /** The locked totals; each booking brings them up to date. */
  progress: ProgressRow;
}

/**
 * Books what an act earns: ledger rows, its day, achievements and totals, in the caller's transaction.
 * The only way to XP. A repeat of a booked act answers with no XP and the same totals.
 */
export async function recordActivity(earning: Earning, activity: Activity): Promise<Award> {
  const { moment } = earning;
  const actDate = actDateOf(activity, moment);
  const draft = decideAward(await stateOf(earning, ledgerKey(activity, moment), actDate), activity, moment);
  await book(earning, { ...draft, actDate });
  return quietly(earning, draft.award);
}

/** Answers an act that earns nothing for a reason that the rules cannot see, such as a missing record. Writes nothing. */
export async function recordNothing(earning: Earning, activity: Activity, reason: Receipt['reason']): Promise<Award> {
  const { moment } = earning;
  const state = await stateOf(earning, ledgerKey(activity, moment), actDateOf(activity, moment));
  return quietly(earning, decideNothing(state, activity, moment, reason).award);
}

/** An act as it was recorded; `forDate` where it was recorded with one. */
type Act = Pick<Activity, 'source' | 'reference' | 'forDate'>;

/** Takes back what an act earned, as far as it is still there; once. */
export async function undoActivity(earning: Earning, act: Act): Promise<Pick<UndoDraft, 'xpTaken' | 'coinsTaken'>> {
  const { key, booked } = await bookedOf(earning, act);
  const draft = decideUndo(await stateOf(earning, key, booked.actDate), booked, earning.moment);
  await book(earning, { ...draft, days: [], newAchievements: [], actDate: booked.actDate });
  return draft;
}

/** Gives back what the undo of an act took; once. */
export async function redoActivity(earning: Earning, act: Act): Promise<Award> {
  const { key, booked } = await bookedOf(earning, act);
  const draft = decideRedo(await stateOf(earning, key, booked.actDate), booked, earning.moment);
  await book(earning, { ...draft, actDate: booked.actDate });
  return quietly(earning, draft.award);
}

/** After a high-risk moment an award says that nobody celebrates it. It counts as ever. */
async function quietly({ tx, progress, moment }: Earning, award: Award): Promise<Award> {
  return (await keepsQuiet(tx, progress.memberId, moment.instant)) ? { ...award, quiet: true } : award;
}

async function stateOf({ tx, progress, moment }: Earning, key: LedgerKey, actDate: string): Promise<AwardState> {
  const { memberId } = progress;
  const booked = await ledgerRowsOf(tx, memberId, key);
  const day = await findDay(tx, memberId, actDate);
  const missedDate = openMissedDate(progress, moment);
  return awardState(progress, {
    alreadyCounted: booked.length > 0,
    today: await awardsOf(tx, memberId, moment.capDate),
    // An act on a day that is active already changes no streak. Undoing one may, and so may one that earns a missed day back.
    days: day?.kind === 'active' && booked.length === 0 && missedDate === null ? [day] : await listDays(tx, memberId),
    actsSinceMissed: missedDate === null ? 0 : standingActs(await ledgerOfActsAfter(tx, memberId, missedDate), key),
  });
}

/** The missed day that acts of this moment may earn back. */
function openMissedDate({ missedDate, earnedBackOn }: ProgressRow, { localDate }: Moment): string | null {
  return missedDate !== null && canEarnBack({ missedDate, today: localDate, lastEarnBack: earnedBackOn }) ? missedDate : null;
}

/** The rows of an act, whenever it was booked: a record counts once, and its rows carry the date that it marked. */
async function bookedOf({ tx, progress, moment }: Earning, act: Act): Promise<{ key: LedgerKey; booked: Booked }> {
  const key = ledgerKey(act, moment);
  const rows = await ledgerRowsOf(tx, progress.memberId, key);
  const actDate = rows[0]?.actDate ?? actDateOf(act, moment);
  const others = await ledgerOfActDate(tx, progress.memberId, actDate);
  return { key, booked: { rows: rows.map(ledgerRow), actDate, otherActs: standingActs(others, key) } };
}

/** Acts that mark their day and are not undone, without the one of `key`. */
export function standingActs(rows: Awaited<ReturnType<typeof ledgerOfActDate>>, key?: LedgerKey): number {
  const turns = new Map<string, number>();
  for (const { source, reference, period, turn } of rows) {
    const known = sourceOf(source);
    if (!known || !ruleOf(known).marksDay) continue;
    if (key && source === key.source && reference === key.reference && period === key.period) continue;
    const act = JSON.stringify([source, reference, period]);
    turns.set(act, Math.max(turns.get(act) ?? 0, turn));
  }
  return [...turns.values()].filter((turn) => turn !== 1).length;
}

interface Booking {
  readonly rows: readonly LedgerRow[];
  readonly days: readonly MemberDay[];
  readonly removedDay?: string | null;
  readonly next: AwardState;
  readonly newAchievements: readonly string[];
  readonly actDate: string;
}

async function book(earning: Earning, booking: Booking): Promise<void> {
  const { tx, ids, moment, gained, progress } = earning;
  const { memberId, seq } = progress;
  await insertLedger(
    tx,
    booking.rows.map((row, index) => ledgerInsert(row, { id: ids.next(), memberId, seq: seq + index + 1, actDate: booking.actDate })),
  );
  await putDays(tx, memberId, booking.days);
  if (booking.removedDay) {
    await removeDay(tx, memberId, booking.removedDay);
    await restorePausedDay(earning, booking.removedDay);
  }
  await insertAchievements(tx, memberId, booking.newAchievements, moment.instant);
  earning.progress = await putProgress(tx, progress, {
    ...progressChange(booking.next),
    seq: seq + booking.rows.length,
    // A day filled afterwards gains no date.
    gainedDates: booking.days.some(({ localDate }) => localDate === moment.localDate) ? JSON.stringify(gained) : progress.gainedDates,
  });
}
