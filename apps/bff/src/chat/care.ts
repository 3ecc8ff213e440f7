import { JOINED_FOR_MS } from '@everstep/domain';
import type { Actor } from '../actor.ts';
import { calmSince, type Met, meetText, type SaidText } from '../care/meet-text.ts';
import type { Tx } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import { lastRiskIn, lastSaidIn } from './care-store.ts';

export type { Met } from '../care/meet-text.ts';

interface MetMessage extends Pick<SaidText, 'text' | 'isNew' | 'id'> {
  /** Undefined for a new conversation. */
  readonly conversationId: string | undefined;
}

/**
 * Checks a message before anything else sees it, after all that was said before: another guide or another conversation
 * does not end what was serious a moment ago.
 */
export async function meet(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'ids'>,
  actor: Actor,
  { text, conversationId, isNew, id }: MetMessage,
): Promise<Met> {
  if (conversationId === undefined) return meetText(tx, deps, actor, { text, isNew, id });
  const before = await lastRiskIn(tx, conversationId, id);
  const since = new Date(deps.clock.now().getTime() - JOINED_FOR_MS).toISOString();
  const said = isNew ? await lastSaidIn(tx, conversationId, since) : [];
  return meetText(tx, deps, actor, { text, before, lately: calmSince(said), here: conversationId, isNew, id });
}
