import type { Answer, api } from '@everstep/domain';
import type { Call } from '../http/route.ts';
import { isSpeechConnected } from '../speech/speech-service.ts';
import { countOf } from './store.ts';

/** Whether the services of the learning area are connected, and how much the member has asked of them. */
export async function learningStats({
  deps,
  actor,
}: Call<typeof api.courses.learningStats>): Promise<Answer<typeof api.courses.learningStats>> {
  const { sessions, prompts, last } = await countOf(deps.db.query, actor.id);
  return {
    provider: deps.ai.write === undefined ? 'offline' : 'online',
    speech: isSpeechConnected(deps.env),
    sessions,
    prompts,
    lastUpdated: last,
  };
}
