import { type ModelSettings, modelGuide } from './model-guide.ts';
import type { ChatProvider } from './provider.ts';

export interface GeminiSettings extends ModelSettings {
  /** Instead of Google's own address. */
  readonly baseUrl: string | undefined;
  readonly apiKey: string;
  readonly model: string;
}

/** A guide that Google Gemini speaks for, in its own protocol. */
export function geminiGuide({ baseUrl, apiKey, model, ...settings }: GeminiSettings): ChatProvider {
  return modelGuide(
    'gemini',
    async (fetch) => {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
      return createGoogleGenerativeAI({ apiKey, fetch, ...(baseUrl === undefined ? {} : { baseURL: baseUrl }) })(model);
    },
    settings,
  );
}
