import type { api } from '@everstep/domain';
import type { Call } from '../http/route.ts';
import { answerTurn } from './answer.ts';
import { openRegeneration } from './open-turn.ts';

/** Has a reply written anew; the earlier one stays as its sibling. A high-risk message gets its card again. */
export async function regenerate(call: Call<typeof api.chat.regenerate>) {
  const { deps, actor, params, body } = call;
  return answerTurn(call, await openRegeneration(deps, actor, params.conversationId, body));
}
