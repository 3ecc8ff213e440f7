import { DomainError } from '@everstep/domain';
import { jsonIn, secondTry } from '@everstep/domain/courses';
import type { z } from 'zod';
import type { Actor } from '../actor.ts';
import { isProviderFailure } from '../ai/failure-code.ts';
import type { Tokens, WriteRequest } from '../ai/provider.ts';
import { Refused } from '../ai/refusal.ts';
import { estimateTokens } from '../ai/tokens.ts';
import { checkedText } from '../care/checked-reply.ts';
import { isOverBudget, spend } from '../chat/budget.ts';
import type { Deps } from '../deps.ts';
import { storableJson } from '../http/storable.ts';

/** So long a model has for what it is asked, a second attempt included, in milliseconds: the caller waits 30 seconds. */
export const GENERATION_MS = 25_000;
/** An outline of the largest size fits, in characters. */
const LONGEST_ANSWER = 24_000;

/** Why there is no answer of a model: none is connected or its key is refused, it failed, or the member wants none. */
export type NoAnswer = 'not-configured' | 'failed' | 'not-asked';
export type Answered<T> = { readonly value: T } | { readonly none: NoAnswer };

export interface Asking {
  readonly system: string;
  readonly text: string;
  /** Aborts when the time is over; see {@link within}. */
  readonly signal: AbortSignal;
}

/** Limits the time of a call. A caller who goes away does not end it: what was begun is there when they come back. */
export const within = (deps: Pick<Deps, 'shutdown'>, ms: number): AbortSignal => AbortSignal.any([AbortSignal.timeout(ms), deps.shutdown]);

/**
 * Asks the model for a text, and reads it before anybody sees it. Whatever goes wrong with the model is an answer, too: the caller has
 * another way.
 * @throws DomainError `unavailable` when the server closes meanwhile: that says nothing of the model, and nothing may be stored as if
 */
export async function askForText(deps: Deps, actor: Actor, asking: Asking): Promise<Answered<string>> {
  const { write } = deps.ai;
  if (write === undefined) return { none: 'not-configured' };
  if (await isOverBudget(deps.db.query, deps, actor)) return { none: 'not-asked' };
  const start = performance.now();
  const ended = (end: Parameters<Deps['aiUse']['ended']>[1]) =>
    deps.aiUse.ended(deps.ai.name, end, { first: undefined, whole: performance.now() - start });
  try {
    const text = await metered(deps, actor, write, asking);
    // A call that is cut short ends quietly, with what there was.
    if (asking.signal.aborted) throw new DomainError('provider_timeout');
    const value = await checkedText(text);
    if (value.trim() === '') throw new DomainError('provider_invalid');
    ended('done');
    return { value };
  } catch (error) {
    const code = error instanceof DomainError ? error.code : 'failed';
    ended(isProviderFailure(code) ? code : 'failed');
    // Only the kind of error: its text may quote what was asked.
    deps.log.warn({ code }, 'a model did not answer the learning area');
    if (deps.shutdown.aborted) throw new DomainError('unavailable', { retryAfter: 5 });
    const isAboutKey = error instanceof DomainError && error.cause instanceof Refused && error.cause.isAboutKey;
    return { none: isAboutKey ? 'not-configured' : 'failed' };
  }
}

async function metered(deps: Deps, actor: Actor, write: NonNullable<Deps['ai']['write']>, asking: Asking): Promise<string> {
  let told: Tokens | undefined;
  const request: WriteRequest = {
    ...asking,
    longest: LONGEST_ANSWER,
    onUse: (tokens) => {
      told = tokens;
    },
  };
  const text = await write(request);
  const isTold = told !== undefined && told.read + told.written > 0;
  const estimated = { read: estimateTokens(`${asking.system} ${asking.text}`), written: estimateTokens(text) };
  await spend(deps, actor, isTold && told ? told : estimated);
  return text;
}

/** Asks the model for an object of a certain shape; one that does not fit is asked for once more. */
export async function askForObject<T>(deps: Deps, actor: Actor, asking: Asking, schema: z.ZodType<T>): Promise<Answered<T>> {
  let { text } = asking;
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const answer = await askForText(deps, actor, { ...asking, text });
    if ('none' in answer) return answer;
    const read = schema.safeParse(jsonIn(storableJson(answer.value)));
    if (read.success && (await isSound(read.data))) return { value: read.data };
    const problems = read.success
      ? ['a sentence in it is not safe']
      : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    text = `${asking.text}\n\n${secondTry(problems)}`;
  }
  return { none: 'failed' };
}

/** Whether no sentence of a made thing is one that no guide may say; braces and quotes around them are gone by now. */
async function isSound(made: unknown): Promise<boolean> {
  const text = sentencesIn(made).join('\n');
  return (await checkedText(text)) === text;
}

const sentencesIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
