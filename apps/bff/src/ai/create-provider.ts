import type { Env } from '../env.ts';
import { offlineGuide } from './offline.ts';
import { openAiGuide } from './openai.ts';
import type { ChatProvider } from './provider.ts';

/** The guide that the configuration asks for. Gemini is spoken to through its OpenAI-compatible address. */
export function createProvider({ ai }: Pick<Env, 'ai'>): ChatProvider {
  const { provider, baseUrl, apiKey, model } = ai;
  if (provider === 'offline' || baseUrl === undefined || model === undefined) return offlineGuide();
  return openAiGuide({ baseUrl, apiKey, model });
}
