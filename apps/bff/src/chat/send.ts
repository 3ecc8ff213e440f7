import { type api, assess, corePersona, DomainError, FALLBACK_CONVERSATION_ID, HIGH_RISK_LEVEL } from '@everstep/domain';
import { countRefused, orCounted } from '../care/refused-words.ts';
import { type Call, type Limit, perMember } from '../http/route.ts';
import { answerTurn } from './answer.ts';
import { openTurn } from './open-turn.ts';

/** Replies that guides may be asked for. */
export const MOST_REPLIES: Limit = { ...perMember(20, 'minute'), failClosed: true };

/** Words of danger are met by a card, which costs nothing: they are not turned away for being one message too many. */
async function keepLimit({ deps, actor, body }: Call<typeof api.chat.send>): Promise<void> {
  try {
    await deps.limits.take('chat message', MOST_REPLIES, actor.id);
  } catch (error) {
    if (assess(body.message).level < HIGH_RISK_LEVEL) throw error;
  }
}

/** Past the limit of everything that is sent, danger is counted, too. */
export const countSent = ({ deps, actor, body }: Call<typeof api.chat.send>, error: unknown): Promise<void> =>
  countRefused(deps, actor, body.message, error);

/**
 * Says something to a guide of the general chat. The message is stored before the guide hears of it; sent again under the same
 * `clientMessageId`, it gives the same turn. A history that the client sends along is not read.
 */
export async function send(call: Call<typeof api.chat.send>) {
  const { deps, actor, params, body } = call;
  const persona = corePersona(params.personaId);
  if (!persona) throw new DomainError('not_found');
  const isNew = !body.conversationId || body.conversationId === FALLBACK_CONVERSATION_ID;
  const said = {
    text: body.message,
    conversationId: isNew ? undefined : (body.conversationId ?? undefined),
    title: body.title,
    clientMessageId: body.clientMessageId,
    incognito: body.incognito,
  };
  const opened = await orCounted(deps, actor, body.message, async () => {
    await keepLimit(call);
    return openTurn(deps, actor, persona, said);
  });
  return answerTurn(call, opened);
}
