import { type api, FOLLOW_UP_AFTER_MS, isFollowUpDue, quietUntil } from '@everstep/domain';
import { transaction } from '../db/transaction.ts';
import type { Call } from '../http/route.ts';
import { lastCareEvent, takeWaitingEvents } from './store.ts';

/** Whether the app keeps quiet for the member now. */
export async function careStatus({ deps, actor }: Call<typeof api.care.status>) {
  const last = await lastCareEvent(deps.db.query, actor.id);
  const until = quietUntil(last === undefined ? undefined : Date.parse(last), deps.clock.now().getTime());
  return { quietUntil: until === null ? null : new Date(until).toISOString() };
}

/** Whether this visit begins with the gentle line. Asking takes it, so that two open tabs do not both say it. */
export async function takeFollowUp({ deps, actor }: Call<typeof api.care.followUp>) {
  const now = deps.clock.now();
  const before = new Date(now.getTime() - FOLLOW_UP_AFTER_MS).toISOString();
  const taken = await transaction(deps.db, (tx) => takeWaitingEvents(tx, actor.id, before, now.toISOString()));
  return { due: taken.some((at) => isFollowUpDue(Date.parse(at), now.getTime())) };
}

/** Whether nothing may celebrate at an instant, as an act of that instant is booked. */
export const keepsQuiet = async (query: Parameters<typeof lastCareEvent>[0], memberId: string, instant: string): Promise<boolean> =>
  isQuiet((await lastCareEvent(query, memberId)) ?? null, new Date(instant));

/**
 * Whether nothing may celebrate at a moment.
 * @param lastRiskAt instant of the member's last hard moment; null when there was none
 */
export const isQuiet = (lastRiskAt: string | null, now: Date): boolean =>
  lastRiskAt !== null && quietUntil(Date.parse(lastRiskAt), now.getTime()) !== null;
