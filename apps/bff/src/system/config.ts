import type { Answer, api } from '@everstep/domain';
import type { Call } from '../http/route.ts';
import { isSpeechConnected } from '../speech/speech-service.ts';

/** What the browser may know of the configuration. */
export async function config({ deps }: Call<typeof api.system.config>): Promise<Answer<typeof api.system.config>> {
  const { env } = deps;
  return {
    environment: env.buildEnv,
    buildId: env.buildId,
    demo: env.demo,
    audio: env.enableAudio,
    offline: env.enableOffline,
    enableLogs: env.enableLogs,
    aiProvider: env.ai.provider === 'offline' ? 'offline' : 'online',
    speech: isSpeechConnected(env),
    apiOrigins: [...env.apiOrigins],
    serverTime: deps.clock.now().toISOString(),
  };
}
