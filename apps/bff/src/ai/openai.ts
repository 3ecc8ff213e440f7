import { type ModelSettings, modelGuide } from './model-guide.ts';
import type { ChatProvider } from './provider.ts';

export interface OpenAiSettings extends ModelSettings {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
}

/** A guide that any OpenAI-compatible service speaks for. */
export function openAiGuide({ baseUrl, apiKey, model, ...settings }: OpenAiSettings): ChatProvider {
  return modelGuide(
    'openai',
    async (fetch) => {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const key = apiKey === undefined ? {} : { apiKey };
      // Without `includeUsage`: some services refuse the field that asks for it, and an estimate is enough for a budget.
      return createOpenAICompatible({ name: 'guide', baseURL: baseUrl, fetch, ...key }).chatModel(model);
    },
    settings,
  );
}
