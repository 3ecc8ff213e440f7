import {
  assess,
  type CareAssessment,
  type CareDecision,
  carryRisk,
  countryOf,
  HIGH_RISK_LEVEL,
  type SafetyCard,
  safetyCard,
} from '@everstep/domain';
import type { Actor } from '../actor.ts';
import type { Tx } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import { insertCareEvent, lastCareEvent, lastRiskIn } from './store.ts';

/** How a message is met: what it says by itself, what that means after all that came before, and the card if there is one. */
export interface Met {
  readonly assessment: CareAssessment;
  readonly decision: CareDecision;
  /** Answers in place of a guide. */
  readonly card: SafetyCard | undefined;
}

/**
 * Checks a message before anything else sees it, and counts a high-risk moment by level and time.
 * @param conversationId undefined for a new conversation
 */
export async function meet(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'ids'>,
  actor: Actor,
  said: { readonly text: string; readonly conversationId: string | undefined; readonly isNew: boolean },
): Promise<Met> {
  const now = deps.clock.now();
  const assessment = assess(said.text);
  const inConversation = said.conversationId === undefined ? undefined : await lastRiskIn(tx, said.conversationId, HIGH_RISK_LEVEL);
  const anywhere = await lastCareEvent(tx, actor.id);
  const decision = carryRisk(assessment, inConversation, anywhere === undefined ? undefined : Date.parse(anywhere), now.getTime());
  if (assessment.level >= HIGH_RISK_LEVEL && said.isNew) {
    await insertCareEvent(tx, { id: deps.ids.next(), memberId: actor.id, level: assessment.level, at: now.toISOString() });
  }
  const isHigh = decision.level >= HIGH_RISK_LEVEL;
  const card = isHigh ? safetyCard(decision.category, countryOf({ timeZone: actor.timeZone }), decision.held) : undefined;
  return { assessment, decision, card };
}
