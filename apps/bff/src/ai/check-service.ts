import type { Env } from '../env.ts';

/** How a service took a question that costs nothing. */
export type ServiceState = 'answers' | 'refuses-key' | 'busy' | 'silent';

const GEMINI_URL = 'https://generativelanguage.googleapis.com/v1beta';

/** Asks the AI service for its list of models, which takes no tokens. Never throws; neither the key nor a word of the service gets out of here. */
export async function checkService({ ai }: Pick<Env, 'ai'>, signal: AbortSignal): Promise<ServiceState> {
  const base = (ai.baseUrl ?? GEMINI_URL).replace(/\/+$/, '');
  try {
    const response = await fetch(`${base}/models`, {
      headers: keyOf(ai),
      // An answer that leads elsewhere would take the key along.
      redirect: 'error',
      signal,
    });
    await response.body?.cancel();
    if (response.status === 401 || response.status === 403) return 'refuses-key';
    if (response.status === 429) return 'busy';
    // Some services have no such list, and answer all the same.
    return response.status < 500 ? 'answers' : 'silent';
  } catch {
    return 'silent';
  }
}

function keyOf({ provider, apiKey }: Env['ai']): Record<string, string> {
  if (apiKey === undefined) return {};
  return provider === 'gemini' ? { 'x-goog-api-key': apiKey } : { authorization: `Bearer ${apiKey}` };
}
