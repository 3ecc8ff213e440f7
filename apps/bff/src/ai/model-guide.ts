import { DomainError } from '@everstep/domain';
import { givenBlock } from '@everstep/domain/prompts';
import type { LanguageModel } from 'ai';
import type { ChatProvider, ChatRequest, ChatTurnMessage, Tokens, WriteRequest } from './provider.ts';
import { refusalOf } from './refusal.ts';
import { type Patience, withRetries } from './retries.ts';
import { silenceTimer } from './silence.ts';
import { withoutMarks } from './used-marks.ts';

export interface ModelSettings extends Patience {
  /** Longest silence of the service before its first byte and between two, in milliseconds. */
  readonly silenceMs?: number;
}

/** Makes the model of a service, with the fetch that it has to call through. Loaded with the first message. */
export type MakeModel = (fetch: typeof globalThis.fetch) => Promise<Exclude<LanguageModel, string>>;

const SILENCE_MS = 30_000;
/** A text that nobody waits for ends here, in characters, whatever the model still has to say. */
const LONGEST_WRITING = 8000;

const DISCLOSE = 'In this reply, say once and in a few words that you are a computer program.';

/** A guide that a model speaks for, through the AI SDK. Neither keys nor texts are logged or put into errors. */
export function modelGuide(name: ChatProvider['name'], makeModel: MakeModel, settings: ModelSettings): ChatProvider {
  return {
    name,
    reply: (request) =>
      withoutMarks(
        withRetries(settings, request.signal, () => speak(makeModel, settings, callFor(request))),
        request,
      ),
    async write(request) {
      let text = '';
      const call = { ...request, messages: [{ role: 'user', content: request.text }] } as const;
      for await (const piece of withRetries(settings, request.signal, () => speak(makeModel, settings, call))) {
        text += piece;
        if (text.length >= (request.longest ?? LONGEST_WRITING)) break;
      }
      return text;
    },
  };
}

interface ModelCall extends Pick<WriteRequest, 'system' | 'signal' | 'onUse'> {
  readonly messages: readonly ChatTurnMessage[];
}

function callFor({ system, disclose, messages, earlier, context, signal, onUse }: ChatRequest): ModelCall {
  const given = givenBlock(context.given);
  return {
    system: disclose ? `${system}\n\n${DISCLOSE}` : system,
    messages: inTurns([
      ...(given === undefined ? [] : [{ role: 'user', content: given } as const]),
      ...(earlier === undefined ? [] : [{ role: 'user', content: earlierText(earlier) } as const]),
      ...messages,
    ]),
    signal,
    ...(onUse ? { onUse } : {}),
  };
}

/** Among the messages and not in the instruction: it is made of what the member said, and weighs no more than that. */
const earlierText = (earlier: string): string => `(What we spoke about before, in short: ${earlier})`;

/** Some services refuse two messages of one side in a row, as they stand after a reply that failed. */
function inTurns(messages: readonly ChatTurnMessage[]): ChatTurnMessage[] {
  const turns: ChatTurnMessage[] = [];
  for (const message of messages) {
    const last = turns.at(-1);
    if (last?.role === message.role) turns[turns.length - 1] = { role: last.role, content: `${last.content}\n\n${message.content}` };
    else turns.push({ role: message.role, content: message.content });
  }
  return turns[0]?.role === 'assistant' ? [{ role: 'user', content: '(The conversation goes on.)' }, ...turns] : turns;
}

async function* speak(makeModel: MakeModel, settings: ModelSettings, call: ModelCall): AsyncGenerator<string> {
  const silence = silenceTimer(settings.silenceMs ?? SILENCE_MS);
  try {
    const [{ streamText }, model] = await Promise.all([import('ai'), makeModel(silence.fetch)]);
    const { stream } = streamText({
      model,
      instructions: call.system,
      messages: [...call.messages],
      maxRetries: 0,
      abortSignal: AbortSignal.any([call.signal, silence.signal]),
      // By default the SDK writes the error, texts and all, to the console.
      onError: () => undefined,
    });
    for await (const part of stream) {
      if (part.type === 'text-delta') yield part.text;
      else if (part.type === 'finish') call.onUse?.(tokensOf(part.totalUsage));
      else if (part.type === 'error') throw part.error;
      else if (part.type === 'abort') break;
    }
    if (silence.signal.aborted) throw new DomainError('provider_timeout');
  } catch (error) {
    if (silence.signal.aborted) throw new DomainError('provider_timeout');
    throw await refusalOf(error);
  } finally {
    silence.end();
  }
}

function tokensOf({ inputTokens, outputTokens }: { inputTokens: number | undefined; outputTokens: number | undefined }): Tokens {
  return { read: inputTokens ?? 0, written: outputTokens ?? 0 };
}
