import { creditedDate, type DateText, type GainedDates, type Moment, momentOf } from '@everstep/domain';
import type { Actor } from '../actor.ts';
import type { Tx } from '../db/client.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import type { Earning } from './record-activity.ts';
import { lockProgress, type ProgressRow } from './store.ts';

/** Who earns, and what the device says of the moment. */
export interface EarningCall {
  readonly deps: Pick<Deps, 'clock' | 'db' | 'events' | 'ids'>;
  readonly actor: Pick<Actor, 'id' | 'timeZone' | 'dayStartHour'>;
  readonly body?: { readonly occurredAt?: string | undefined; readonly timeZone?: string | undefined };
}

/**
 * Runs work that earns or spends: locks the member's totals first, and hints at the change once it is committed.
 * Await nothing in `work` but queries of its transaction.
 */
export async function earning<T>(call: EarningCall, work: (earning: Earning) => Promise<T>): Promise<T> {
  const result = await transaction(call.deps.db, async (tx) => work(await openEarning(tx, call)));
  announceProgress(call.deps, call.actor.id);
  return result;
}

/** Locks a member's totals within a transaction of one's own. Announce the progress after its commit. */
export async function openEarning(tx: Tx, { deps, actor, body = {} }: Omit<EarningCall, 'deps'> & { deps: Pick<Deps, 'clock' | 'ids'> }) {
  const told = momentOf({
    now: deps.clock.now(),
    timeZone: body.timeZone ?? actor.timeZone,
    dayStartHour: actor.dayStartHour,
    occurredAt: body.occurredAt,
  });
  const progress = await lockProgress(tx, actor.id);
  return { tx, ids: deps.ids, progress, ...settledMoment(progress, told) } satisfies Earning;
}

/** Tells the member's devices that totals changed. Call it after the transaction is committed. */
export function announceProgress({ events }: Pick<Deps, 'events'>, memberId: string): void {
  events.publish(memberId, { resource: 'gamification', id: null });
}

/** The moment as it counts for this member: after travel the date may be the one before. */
export function settledMoment(row: Pick<ProgressRow, 'gainedDates'>, told: Moment): { moment: Moment; gained: GainedDates } {
  // Only dates that `creditedDate` answered with are ever stored in this column.
  const known = row.gainedDates === null ? null : (JSON.parse(row.gainedDates) as GainedDates);
  const { localDate, gained } = creditedDate(known, told);
  return { moment: { ...told, localDate }, gained };
}

/** The earlier of two dates; what is read from there on has all that was marked since. */
export const earliestOf = (date: DateText, other: DateText | null): DateText => (other !== null && other < date ? other : date);

/** The present date of a member, for reads. */
export function presentDate(
  { deps, actor }: Pick<EarningCall, 'actor'> & { deps: Pick<Deps, 'clock'> },
  row: Pick<ProgressRow, 'gainedDates'>,
): DateText {
  const { timeZone, dayStartHour } = actor;
  return settledMoment(row, momentOf({ now: deps.clock.now(), timeZone, dayStartHour })).moment.localDate;
}
