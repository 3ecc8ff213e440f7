import { asksForIdeas } from '../choosing/ideas.ts';
import type { IntentName } from './intents/intent.ts';
import { readMessage } from './message.ts';

/** What is asked so has an answer of its own, whatever stands beside it. */
const OF_THEIR_OWN: readonly IntentName[] = ['plain-fact', 'app-fact', 'privacy', 'deleting', 'records', 'identity', 'recap', 'joke'];
/** "No, I asked for the date": what comes after it is what was meant. */
const PUTS_RIGHT =
  /^\W*(?:(?:no|nope|but|hey|sorry|well)\W+)*i (?:asked(?: (?:you|for|about))?|meant|said|wanted to know)\b[\s:,–-]+(\S.*)$/is;

const has = (text: string): boolean => OF_THEIR_OWN.includes(readMessage(text).heard);

/** The part of a message that asks for something with an answer of its own: "What is the date? I start on the 7th"; undefined where the whole does, or none. */
export function askedClause(message: string): string | undefined {
  if (has(message)) return undefined;
  const [, meant] = PUTS_RIGHT.exec(message.replace(/[’‘]/g, "'")) ?? [];
  if (meant !== undefined && (has(meant) || asksForIdeas(meant))) return meant;
  const sentences = message.split(/(?<=[.!?…])\s+|\n+/);
  return sentences.length > 1 ? sentences.find(has) : undefined;
}
