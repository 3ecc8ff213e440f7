import { type Moment, momentOf } from '@everstep/domain';
import type { Actor } from '../actor.ts';
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
export async function earning<T>({ deps, actor, body = {} }: EarningCall, work: (earning: Earning) => Promise<T>): Promise<T> {
  const told = momentOf({
    now: deps.clock.now(),
    timeZone: body.timeZone ?? actor.timeZone,
    dayStartHour: actor.dayStartHour,
    occurredAt: body.occurredAt,
  });
  const result = await transaction(deps.db, async (tx) => {
    const progress = await lockProgress(tx, actor.id);
    return work({ tx, ids: deps.ids, progress, moment: settledMoment(progress, told) });
  });
  announceProgress(deps, actor.id);
  return result;
}

/** Tells the member's devices that totals changed. Call it after the transaction is committed. */
export function announceProgress({ events }: Pick<Deps, 'events'>, memberId: string): void {
  events.publish(memberId, { resource: 'gamification', id: null });
}

const ZONE_REST_MS = 20 * 3_600_000;

/**
 * The moment as it counts for this member: after a change of zone, a new date takes 20 real hours since the last new one.
 * Until then the act belongs to the newest date, so that travelling neither wins a day nor loses one.
 */
export function settledMoment(progress: Pick<ProgressRow, 'lastActivity' | 'lastActivityAt' | 'lastZone'>, told: Moment): Moment {
  const { lastActivity, lastActivityAt, lastZone } = progress;
  if (lastActivity === null || lastActivityAt === null || lastZone === told.timeZone || told.localDate <= lastActivity) return told;
  if (Date.parse(told.instant) - Date.parse(lastActivityAt) >= ZONE_REST_MS) return told;
  return { ...told, localDate: lastActivity };
}
