import { type api, corePersona, DomainError, FALLBACK_CONVERSATION_ID } from '@everstep/domain';
import type { Call } from '../http/route.ts';
import { answerTurn } from './answer.ts';
import { openTurn } from './open-turn.ts';

/**
 * Says something to a guide of the general chat. The message is stored before the guide hears of it; sent again under the same
 * `clientMessageId`, it gives the same turn. A history that the client sends along is not read.
 */
export async function send(call: Call<typeof api.chat.send>) {
  const { deps, actor, params, body } = call;
  const persona = corePersona(params.personaId);
  if (!persona) throw new DomainError('not_found');
  const isNew = !body.conversationId || body.conversationId === FALLBACK_CONVERSATION_ID;
  const opened = await openTurn(deps, actor, persona, {
    text: body.message,
    conversationId: isNew ? undefined : (body.conversationId ?? undefined),
    title: body.title,
    clientMessageId: body.clientMessageId,
    incognito: body.incognito,
  });
  return answerTurn(call, opened);
}
