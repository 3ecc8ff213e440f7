import { HIGH_RISK_LEVEL } from '@everstep/domain';
import type { Actor } from '../actor.ts';
import { type Met, meetText } from '../care/meet-text.ts';
import { lastCareEvent } from '../care/store.ts';
import type { Tx } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import { lastRiskAnywhere, lastRiskIn } from './store.ts';

export type { Met } from '../care/meet-text.ts';

/** So long a card is held in every conversation of the member, with every guide, in milliseconds. */
const HELD_EVERYWHERE_MS = 60 * 60 * 1000;

/**
 * Checks a message before anything else sees it, after all that was said before: another guide or another conversation
 * does not end what was serious a moment ago.
 * @param conversationId undefined for a new conversation
 */
export async function meet(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'ids'>,
  actor: Actor,
  { text, conversationId, isNew }: { readonly text: string; readonly conversationId: string | undefined; readonly isNew: boolean },
): Promise<Met> {
  const here = conversationId === undefined ? undefined : await lastRiskIn(tx, conversationId, HIGH_RISK_LEVEL);
  return meetText(tx, deps, actor, { text, before: here ?? (await recentRisk(tx, deps, actor)), isNew });
}

/** A high risk of the last hour in another conversation. */
async function recentRisk(tx: Tx, { clock }: Pick<Deps, 'clock'>, actor: Actor) {
  const since = new Date(clock.now().getTime() - HELD_EVERYWHERE_MS).toISOString();
  const last = await lastCareEvent(tx, actor.id);
  // Nearly nobody has one, and then the messages are not looked through.
  return last !== undefined && last >= since ? lastRiskAnywhere(tx, actor.id, HIGH_RISK_LEVEL, since) : undefined;
}
