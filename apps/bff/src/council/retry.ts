import { type api, DomainError } from '@everstep/domain';
import { meet } from '../chat/care.ts';
import type { Tx } from '../db/client.ts';
import { transaction } from '../db/transaction.ts';
import { lockProgress } from '../gamification/store.ts';
import type { Call } from '../http/route.ts';
import { claimVoices } from './ask.ts';
import { presentCouncil } from './present.ts';
import { startVoices } from './run-voices.ts';
import { type CouncilRow, reopenVoice, standingCouncil, updateCouncil, voicesOf } from './store.ts';

type RetryCall = Call<typeof api.council.retry>;

/**
 * Asks a guide again whose answer failed; one that answers or has answered is left alone. What happened meanwhile counts: the guide may
 * have to be gentle now, or the card answers in its place.
 *
 * @throws DomainError `not_found`, `rate_limited`
 */
export async function retryVoice(call: RetryCall) {
  const { deps, actor, params, body } = call;
  const { council, voices, isOpen } = await transaction(deps.db, async (tx) => {
    await lockProgress(tx, actor.id);
    const standing = await standingCouncil(tx, actor.id, params.id);
    const voice = (await voicesOf(tx, [standing.id])).find(({ personaId }) => personaId === body.personaId);
    if (!voice) throw new DomainError('not_found');
    const reopened = voice.status === 'failed' ? await reopen(tx, call, standing) : { council: standing, isOpen: false };
    return { ...reopened, voices: await voicesOf(tx, [standing.id]) };
  });
  const again = isOpen ? voices.filter(({ personaId }) => personaId === body.personaId) : [];
  startVoices(deps, actor, council, again);
  return presentCouncil(council, voices);
}

async function reopen(tx: Tx, { deps, actor, body }: RetryCall, standing: CouncilRow) {
  const { decision, card } = await meet(tx, deps, actor, {
    text: standing.question,
    conversationId: undefined,
    isNew: false,
    id: standing.id,
  });
  const isOpen = !card && (await reopenVoice(tx, { councilId: standing.id, ...body }, await claimVoices(tx, { deps, actor }, 1)));
  const met = { safetyLevel: decision.level, safetyCard: card ? JSON.stringify(card) : null, updatedAt: deps.clock.now().toISOString() };
  return { council: await updateCouncil(tx, standing, met), isOpen };
}
