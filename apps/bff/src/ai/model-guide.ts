import { DomainError, type ProposedAction } from '@everstep/domain';
import { givenBlock } from '@everstep/domain/prompts';
import type { LanguageModel } from 'ai';
import { type Offering, offersTools, PROPOSING, proposalTools } from './model-tools.ts';
import { leadTo } from './offline/wording/proposal-lines.ts';
import type { ChatProvider, ChatRequest, ChatTurnMessage, Tokens, WriteRequest } from './provider.ts';
import { Refused, refusalOf } from './refusal.ts';
import { type Patience, withRetries } from './retries.ts';
import { silenceTimer } from './silence.ts';
import { withoutStrayTags } from './stray-tags.ts';
import { withoutBrokenCalls } from './tool-frames.ts';
import { withoutMarks } from './used-marks.ts';

export interface ModelSettings extends Patience {
  /** Longest silence of the service before its first byte and between two, in milliseconds. */
  readonly silenceMs?: number;
  /** Longest time to the end of an answer, in milliseconds. */
  readonly longestMs?: number;
}

/** Makes the model of a service, with the fetch that it has to call through. Loaded with the first message. */
export type MakeModel = (fetch: typeof globalThis.fetch) => Promise<Exclude<LanguageModel, string>>;

const SILENCE_MS = 30_000;
/** A text that nobody waits for ends here, in characters, whatever the model still has to say. */
const LONGEST_WRITING = 8000;

const DISCLOSE = 'In this reply, say once and in a few words that you are a computer program.';

/** A guide that a model speaks for, through the AI SDK. Neither keys nor texts are logged or put into errors. */
export function modelGuide(name: ChatProvider['name'], makeModel: MakeModel, settings: ModelSettings): ChatProvider {
  // Some services know no tools. What one has refused it is not offered again while the server runs.
  const service: Service = { makeModel, settings, takesTools: true };
  return {
    name,
    reply: (request) => withoutMarks(withoutStrayTags(introduced(service, request)), request),
    async write(request) {
      let text = '';
      const call = { ...request, messages: [{ role: 'user', content: request.text }] } as const;
      for await (const piece of withRetries(settings, request.signal, () => speak(service, call))) {
        text += piece;
        if (text.length >= (request.longest ?? LONGEST_WRITING)) break;
      }
      return withoutThoughts(text);
    },
  };
}

/** Some templates open the thinking themselves, so that only its end is in the text: what stands before it was never meant to be read. */
const withoutThoughts = (text: string): string => text.replace(/^.*<\/think>\s*/su, '');

interface Service {
  readonly makeModel: MakeModel;
  readonly settings: ModelSettings;
  takesTools: boolean;
}

interface ModelCall extends Pick<WriteRequest, 'system' | 'signal' | 'onUse'> {
  readonly messages: readonly ChatTurnMessage[];
  /** What may be proposed in it. */
  readonly offering?: Offering;
  /** What became of that. */
  readonly made?: Made;
}

/** What a model has made of the tools that it was offered. */
interface Made {
  readonly shown: ProposedAction[];
  /** Whether it called any tool, be it one that there is not, or a call that nobody can read. */
  called: boolean;
}

/** A reply; where the model leaves a card without a word, a sentence of the guide leads to it. */
async function* introduced(service: Service, request: ChatRequest): AsyncGenerator<string> {
  const made: Made = { shown: [], called: false };
  let isSaid = false;
  for await (const piece of withRetries(service.settings, request.signal, () => replyOf(service, request, made))) {
    isSaid ||= piece.trim() !== '';
    yield piece;
  }
  const [card] = made.shown;
  if (!isSaid && card && !request.signal.aborted) yield leadTo(card, request);
}

/** Offers tools to a service that takes them, and asks one that refuses them once more without. */
async function* replyOf(service: Service, request: ChatRequest, made: Made): AsyncGenerator<string> {
  const use = addedUp(request.onUse);
  if (service.takesTools && offersTools(request)) {
    let isSaid = false;
    let isRefused = false;
    try {
      for await (const piece of speak(service, callFor(request, use, made))) {
        isSaid ||= piece.trim() !== '';
        yield piece;
      }
      // All that came was a call that means nothing: then without tools, rather than no reply.
      if (isSaid || made.shown.length > 0 || !made.called || request.signal.aborted) return;
    } catch (error) {
      isRefused = error instanceof Refused && error.isAboutForm && !isSaid;
      if (!isRefused) throw error;
    }
    for await (const piece of speak(service, callFor(request, use))) {
      // It was the tools, then, and not anything else in the call, nor what the model made of them.
      if (isRefused && !made.called) service.takesTools = false;
      yield piece;
    }
    return;
  }
  yield* speak(service, callFor(request, use));
}

/** Tells the sum of what several calls have cost. */
function addedUp(onUse: ChatRequest['onUse']): NonNullable<ChatRequest['onUse']> {
  let [read, written] = [0, 0];
  return (tokens) => {
    read += tokens.read;
    written += tokens.written;
    onUse?.({ read, written });
  };
}

function callFor(request: ChatRequest, onUse: NonNullable<ChatRequest['onUse']>, made?: Made): ModelCall {
  const { system, disclose, messages, earlier, context, signal } = request;
  const given = givenBlock(context.given);
  return {
    system: [system, ...(disclose ? [DISCLOSE] : []), ...(made ? [PROPOSING] : [])].join('\n\n'),
    messages: inTurns([
      ...(given === undefined ? [] : [{ role: 'user', content: given } as const]),
      ...(earlier === undefined ? [] : [{ role: 'user', content: earlierText(earlier) } as const]),
      ...messages,
    ]),
    signal,
    onUse,
    ...(made ? { offering: request, made } : {}),
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

/** A model may go on after its cards, once. */
const MOST_STEPS = 2;
/** A model that calls more tools than this in one reply is not listened to any longer. */
const MOST_CALLS = 8;

async function* speak({ makeModel, settings }: Service, call: ModelCall): AsyncGenerator<string> {
  const { offering, made } = call;
  const silence = silenceTimer(settings.silenceMs ?? SILENCE_MS, settings.longestMs);
  const over = new AbortController();
  const progress = { steps: 0, calls: 0, text: '', isSaidInStep: false };
  const fetch = withoutBrokenCalls(silence.fetch, () => {
    if (made) made.called = true;
  });
  try {
    const [sdk, model] = await Promise.all([import('ai'), makeModel(fetch)]);
    // Services that do not tell a model's thinking apart send it within the text: it is no word for the member.
    const thinking = sdk.extractReasoningMiddleware({ tagName: 'think' });
    const { stream } = sdk.streamText({
      model: sdk.wrapLanguageModel({ model, middleware: thinking }),
      instructions: call.system,
      messages: [...call.messages],
      maxRetries: 0,
      abortSignal: AbortSignal.any([call.signal, silence.signal, over.signal]),
      // By default the SDK writes the error, texts and all, to the console.
      onError: () => undefined,
      ...(offering && made
        ? { tools: proposalTools(sdk, offering, (action) => made.shown.push(action)), stopWhen: sdk.isStepCount(MOST_STEPS) }
        : {}),
    });
    for await (const part of stream) {
      if (part.type === 'text-delta') {
        const gap = !progress.isSaidInStep && /\S$/.test(progress.text) && /^\S/.test(part.text) ? ' ' : '';
        progress.text += gap + part.text;
        progress.isSaidInStep ||= part.text !== '';
        yield gap + part.text;
      } else if (part.type === 'finish-step') {
        progress.steps += 1;
        progress.isSaidInStep = false;
        call.onUse?.(tokensOf(part.usage));
      } else if (part.type === 'tool-call') {
        if (made) made.called = true;
        progress.calls += 1;
        // No reply needs so many: each would be read, answered and sent back.
        if (progress.calls > MOST_CALLS) break;
      } else if (part.type === 'error') throw part.error;
      else if (part.type === 'abort') break;
    }
    if (silence.signal.aborted) throw new DomainError('provider_timeout');
  } catch (error) {
    // The step after a card is a courtesy: where it fails before a word, what came before it is the reply.
    const isWhole = progress.steps > 0 && !progress.isSaidInStep && (progress.text.trim() !== '' || (made?.shown.length ?? 0) > 0);
    if (isWhole) return;
    if (silence.signal.aborted) throw new DomainError('provider_timeout');
    throw await refusalOf(error);
  } finally {
    silence.end();
    // Also where nobody listens to the end: the service is told to stop.
    over.abort();
  }
}

function tokensOf({ inputTokens, outputTokens }: { inputTokens: number | undefined; outputTokens: number | undefined }): Tokens {
  return { read: inputTokens ?? 0, written: outputTokens ?? 0 };
}
