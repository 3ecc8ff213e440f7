import { cutAtWord, HIGH_RISK_LEVEL, onOneLine } from '@everstep/domain';
import type { ChatTurnMessage } from '../ai/provider.ts';
import { estimateTokens } from '../ai/tokens.ts';
import type { MessageRow } from './store.ts';

/** What a guide is given of the past, word for word: so many messages, and so many tokens. */
const HISTORY_MESSAGES = 60;
const HISTORY_TOKENS = 6000;
/** Beyond this the older part is put into a summary, and so much of the newest stays out of it. */
const ROLL_AT_TOKENS = 4000;
const ROLL_AT_MESSAGES = 40;
const KEPT_TOKENS = 1500;
const KEPT_MESSAGES = 12;
/** What is read for one summary, in tokens. */
const READ_TOKENS = 8000;
/** The stand-in for a summary: so much of each message, and of all, in characters. */
const CUT_EACH = 140;
const CUT_ALL = 1200;

type Spoken = Pick<MessageRow, 'id' | 'role' | 'content' | 'contentType' | 'safetyLevel'>;

/** A summary of a conversation up to and with one message. */
export interface Summary {
  readonly throughMessageId: string;
  readonly content: string;
}

/** Messages with a text, after those that the summary stands for; it counts only if it was made of this path. */
function afterSummary<T extends Spoken>(
  path: readonly T[],
  summary: Summary | undefined,
): { fresh: readonly T[]; before: string | undefined } {
  const at = summary === undefined ? -1 : path.findIndex(({ id }) => id === summary.throughMessageId);
  const fresh = path.slice(at + 1).filter(({ content, contentType }) => content !== '' && contentType === 'text');
  return { fresh, before: at < 0 ? undefined : summary?.content };
}

/** How many of the newest messages fit; the very last one always does. */
function newest(messages: readonly Spoken[], most: { readonly messages: number; readonly tokens: number }): number {
  let tokens = 0;
  for (let count = 0; count < messages.length; count += 1) {
    tokens += estimateTokens(messages.at(-1 - count)?.content ?? '');
    if (count > 0 && (count >= most.messages || tokens > most.tokens)) return count;
  }
  return messages.length;
}

/**
 * What a guide is told of a conversation: its latest part as it was said, and what came before in short. What no summary covers yet
 * is cut, so that the reply never waits for one.
 */
export function remembered(
  path: readonly Spoken[],
  summary: Summary | undefined,
): { readonly messages: readonly ChatTurnMessage[]; readonly earlier: string | undefined } {
  const { fresh, before } = afterSummary(path, summary);
  const kept = newest(fresh, { messages: HISTORY_MESSAGES, tokens: HISTORY_TOKENS });
  const cut = cutOf(fresh.slice(0, fresh.length - kept));
  const earlier = [before, cut].filter((part) => part !== undefined && part !== '').join('\n');
  const messages = fresh.slice(fresh.length - kept).map(({ role, content }) => ({ role, content }));
  return { messages, earlier: earlier === '' ? undefined : earlier };
}

/** The beginnings of what the member said, as many of the latest as fit. */
function cutOf(messages: readonly Spoken[]): string {
  const lines: string[] = [];
  let length = 0;
  for (const { role, content, safetyLevel } of messages.toReversed()) {
    if (role !== 'user' || isHard({ safetyLevel })) continue;
    const line = `- ${cutAtWord(onOneLine(content), CUT_EACH)}`;
    length += line.length;
    if (length > CUT_ALL) break;
    lines.unshift(line);
  }
  return lines.join('\n');
}

/** Words of a hard moment are not carried on in a summary; only level and time are kept of it. */
const isHard = ({ safetyLevel }: Pick<Spoken, 'safetyLevel'>): boolean => safetyLevel >= HIGH_RISK_LEVEL;

/** The part of a conversation that is due for its summary, as a text to read; undefined while it is short enough. */
export function dueForSummary(
  path: readonly Spoken[],
  summary: Summary | undefined,
): { readonly text: string; readonly throughMessageId: string } | undefined {
  const { fresh, before } = afterSummary(path, summary);
  const tokens = fresh.reduce((sum, { content }) => sum + estimateTokens(content), 0);
  if (tokens <= ROLL_AT_TOKENS && fresh.length <= ROLL_AT_MESSAGES) return undefined;
  const older = fresh.slice(0, fresh.length - newest(fresh, { messages: KEPT_MESSAGES, tokens: KEPT_TOKENS }));
  const last = older.at(-1);
  if (!last) return undefined;
  const read = older
    .slice(older.length - newest(older, { messages: older.length, tokens: READ_TOKENS }))
    .filter((message) => !isHard(message));
  const lines = read.map(({ role, content }) => `${role === 'user' ? 'Member' : 'Guide'}: ${content}`);
  return {
    text: [...(before === undefined || before === '' ? [] : [`Summary so far: ${before}`]), ...lines].join('\n\n'),
    throughMessageId: last.id,
  };
}
