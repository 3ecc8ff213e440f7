import type { Env } from '../env.ts';
import type { AiUse } from './ai-use.ts';
import { geminiGuide } from './gemini.ts';
import { offlineGuide } from './offline/guide.ts';
import { openAiGuide } from './openai.ts';
import type { ChatProvider } from './provider.ts';

/** The guide that the configuration asks for. The libraries of a model are loaded with the first message to it. */
export function createProvider({ ai }: Pick<Env, 'ai'>, { chance, use }: { chance: () => number; use: AiUse }): ChatProvider {
  const { provider, baseUrl, apiKey, model } = ai;
  const patience = { chance, onRetry: use.retried };
  if (provider === 'gemini' && apiKey !== undefined && model !== undefined) return geminiGuide({ baseUrl, apiKey, model, ...patience });
  if (provider === 'openai' && baseUrl !== undefined && model !== undefined) return openAiGuide({ baseUrl, apiKey, model, ...patience });
  return offlineGuide();
}
