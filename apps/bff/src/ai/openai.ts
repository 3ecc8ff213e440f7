import { setTimeout as pause } from 'node:timers/promises';
import { DomainError } from '@everstep/domain';
import type { APICallError } from 'ai';
import type { ChatProvider, ChatRequest } from './provider.ts';

export interface OpenAiSettings {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  /** Longest wait for the first byte of the answer, and for each further one, in milliseconds. */
  readonly silenceMs?: number;
  /** Wait before the first repetition, in milliseconds; the second waits four times as long. */
  readonly backoffMs?: number;
}

const SILENCE_MS = 30_000;
const BACKOFF_MS = 400;
/** A call that failed before its first byte is repeated so often. */
const REPETITIONS = 2;

const DISCLOSE = 'In this reply, say once and in a few words that you are a computer program.';

/** A guide that any OpenAI-compatible service speaks for. Neither keys nor texts are logged or put into errors. */
export function openAiGuide(settings: OpenAiSettings): ChatProvider {
  return {
    name: 'openai',
    async *reply(request) {
      const backoffMs = settings.backoffMs ?? BACKOFF_MS;
      for (let attempt = 0; ; attempt += 1) {
        let spoken = false;
        try {
          for await (const piece of attemptReply(settings, request)) {
            spoken = true;
            yield piece;
          }
          return;
        } catch (error) {
          const mayRepeat = !spoken && attempt < REPETITIONS && !request.signal.aborted && error instanceof Refused && error.isPassing;
          if (!mayRepeat) throw domainError(error);
          await pause(backoffMs * 4 ** attempt, undefined, { signal: request.signal }).catch(() => undefined);
        }
      }
    },
  };
}

/** The service said no, or could not be reached. */
class Refused extends Error {
  /** Whether another try may help: too many requests, a fault of the service, no connection. */
  readonly isPassing: boolean;

  constructor(isPassing: boolean) {
    super('The AI service refused the call.');
    this.isPassing = isPassing;
  }
}

async function* attemptReply(settings: OpenAiSettings, request: ChatRequest): AsyncGenerator<string> {
  // Loaded with the first message: the offline guide never needs it.
  const [{ streamText, APICallError }, { createOpenAICompatible }] = await Promise.all([import('ai'), import('@ai-sdk/openai-compatible')]);
  const { baseUrl, apiKey, model } = settings;
  const service = createOpenAICompatible({ name: 'guide', baseURL: baseUrl, ...(apiKey === undefined ? {} : { apiKey }) });
  const silence = silenceTimer(settings.silenceMs ?? SILENCE_MS);
  try {
    const { stream } = streamText({
      model: service.chatModel(model),
      instructions: request.disclose ? `${request.system}\n\n${DISCLOSE}` : request.system,
      messages: request.messages.map(({ role, content }) => ({ role, content })),
      maxRetries: 0,
      abortSignal: AbortSignal.any([request.signal, silence.signal]),
      // By default the SDK writes the error, texts and all, to the console.
      onError: () => undefined,
    });
    for await (const part of stream) {
      silence.restart();
      if (part.type === 'text-delta') yield part.text;
      else if (part.type === 'error') throw refusal(part.error, APICallError);
      else if (part.type === 'abort') break;
    }
    if (silence.signal.aborted) throw new DomainError('provider_timeout');
  } catch (error) {
    if (silence.signal.aborted) throw new DomainError('provider_timeout');
    throw error;
  } finally {
    silence.end();
  }
}

function silenceTimer(ms: number) {
  const controller = new AbortController();
  let timer = setTimeout(() => controller.abort(), ms);
  return {
    signal: controller.signal,
    restart() {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(), ms);
    },
    end: () => clearTimeout(timer),
  };
}

function refusal(error: unknown, ApiCallError: typeof APICallError): Error {
  if (!ApiCallError.isInstance(error)) return error instanceof Error ? error : new Error('The AI service failed.');
  const status = error.statusCode;
  if (status !== undefined && status < 400) return new DomainError('provider_invalid');
  return new Refused(status === undefined || status === 408 || status === 429 || status >= 500);
}

/** Names of errors that mean: there was an answer, and it could not be read. */
const UNREADABLE = /JSONParse|TypeValidation|InvalidResponseData|EmptyResponseBody|NoContentGenerated|NoOutputGenerated/;

function domainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const isUnreadable = error instanceof Error && UNREADABLE.test(error.name);
  return new DomainError(isUnreadable ? 'provider_invalid' : 'provider_failed');
}
