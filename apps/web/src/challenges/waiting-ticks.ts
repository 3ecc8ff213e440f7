import { api, type Input } from '@everstep/domain';
import { endpointName } from '../offline/outbox.ts';
import type { OutboxEntry } from '../offline/outbox-store.ts';
import type { Tick } from './useTicks.ts';

const OWN = endpointName(api.challenges.checkIn);

/** A tick that the server does not take, and why. */
export interface RefusedTick {
  readonly entryId: string;
  readonly runId: string;
  readonly sentence: string;
}

/** Ticks of challenges among what waits on this device, in the order in which they were made, and those that were refused. */
export function ticksOf(entries: readonly OutboxEntry[]): { readonly waiting: readonly Tick[]; readonly refused: readonly RefusedTick[] } {
  const waiting: Tick[] = [];
  const refused: RefusedTick[] = [];
  for (const { id, endpoint, input, refused: sentence } of entries) {
    if (endpoint !== OWN) continue;
    // It was put there as the input of this endpoint.
    const { params, body } = input as Input<typeof api.challenges.checkIn>;
    const { day, task, done = true } = body;
    if (sentence !== null) refused.push({ entryId: id, runId: params.id, sentence });
    else if (day !== undefined && task !== undefined) waiting.push({ runId: params.id, day, task, done });
  }
  return { waiting, refused };
}
