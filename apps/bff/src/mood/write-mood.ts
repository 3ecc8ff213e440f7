import { type EarningCall, earning } from '../gamification/earning.ts';
import type { Earning } from '../gamification/record-activity.ts';

/** Runs a write of a mood in an earning transaction, and hints at the mood once it is committed. */
export async function writeMood<T extends { readonly id: string }>(call: EarningCall, work: (now: Earning) => Promise<T>): Promise<T> {
  const written = await earning(call, work);
  call.deps.events.publish(call.actor.id, { resource: 'mood', id: written.id });
  return written;
}
