import { asksForIdeas } from '../choosing/ideas.ts';
import type { IntentName } from './intents/intent.ts';
import { may } from './intents/intents.ts';
import { matterIn } from './matters/matters.ts';
import { readMessage } from './message.ts';
import { isOrder } from './wishes/wishes.ts';

/** What is asked so has an answer of its own, whatever stands beside it. */
const OF_THEIR_OWN: readonly IntentName[] = [
  'plain-fact',
  'app-fact',
  'privacy',
  'deleting',
  'records',
  'identity',
  'recap',
  'joke',
  'wondering',
  'reminder',
];
/** Before what somebody wants after all: "no, I asked for the date", "you didn't hear that I want to exercise". */
const PUTS_RIGHT =
  /(?:^|[.!?,;]\s+)(?:(?:no|nope|but|hey|sorry|well|and|actually|please)[\s,]+)*(?:i (?:asked(?: you)?(?: for| about| to)?|meant|wanted(?: to know| you to)?)|like i said|as i said|you (?:didn'?t|did not|haven'?t|don'?t) (?:hear|read|get|listen to)(?: (?:that|what)(?= i ))?)\b[\s:,.–-]+(?=\S)/gi;

const has = (text: string): boolean => OF_THEIR_OWN.includes(readMessage(text).heard);
/** Something that can be given: an answer, a card, ideas. */
const isAskable = (text: string): boolean => has(text) || isOrder(text) || asksForIdeas(text) || matterIn(text) !== undefined;

/** What is left of a message that puts the guide right, once the words that only do so are taken off; undefined where it does not. */
function putRight(message: string): string | undefined {
  const text = message.replace(/[’‘]/g, "'");
  const last = [...text.matchAll(PUTS_RIGHT)].at(-1);
  const rest = last && text.slice(last.index + last[0].length).trim();
  if (!rest || !isAskable(rest)) return undefined;
  // What it is about, and no more: then something to try is wanted.
  return has(rest) || isOrder(rest) || asksForIdeas(rest) ? rest : `ideas for ${rest}`;
}

export interface AskedClause {
  readonly text: string;
  /** The guide had missed it. */
  readonly isMissed: boolean;
}

/**
 * The part of a message that asks for something with an answer of its own: "What is the date? I start on the 7th", "I meant exercise"; undefined
 * where the whole message does, or none.
 */
export function askedClause(message: string): AskedClause | undefined {
  if (has(message)) return undefined;
  const meant = putRight(message);
  if (meant !== undefined) return { text: meant, isMissed: true };
  const sentences = message.split(/(?<=[.!?…])\s+|\n+/);
  if (sentences.length < 2) return undefined;
  // An order counts, whatever is grumbled beside it.
  const order = may(readMessage(message).heard, 'card') ? undefined : sentences.find(isOrder);
  const text = order ?? sentences.find(has);
  return text === undefined ? undefined : { text, isMissed: false };
}
