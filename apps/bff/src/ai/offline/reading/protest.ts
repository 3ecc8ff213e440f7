import type { IntentName } from './intents/intent.ts';
import { toldBy } from './intents/intents.ts';
import { readMessage } from './message.ts';

const PROTESTS: readonly IntentName[] = ['complaint', 'questioned', 'repeating', 'reminded', 'teased'];

/** It puts nothing right. */
const NOT_SAID = /\bnot what i (?:said|meant|asked)\b\W*$/i;

/** Whether a message does nothing but find fault with the guide: then it tells nothing of the one who wrote it. */
export function isProtest(message: string): boolean {
  const sentences = message
    .replace(/[’‘]/g, "'")
    .split(/(?<=[.!?…])\s+|\n+/)
    .filter((sentence) => /\p{L}/u.test(sentence));
  return (
    sentences.length > 0 &&
    sentences.every((sentence) => NOT_SAID.test(sentence) || PROTESTS.includes(toldBy(sentence)?.intent.name ?? 'other'))
  );
}

/** Said to the guide or asked of it: nothing to begin a talk with. */
const TO_THE_GUIDE: readonly IntentName[] = [
  ...([
    'identity',
    'steer',
    'others',
    'how-are-you',
    'help',
    'app',
    'mend',
    'app-fact',
    'plain-fact',
    'privacy',
    'deleting',
    'changing',
  ] as const),
  ...([
    'elsewhere',
    'recap',
    'agreement',
    'closed',
    'recall',
    'joke',
    'jest',
    'fond',
    'records',
    'reminder',
    'encourage',
    'trying',
  ] as const),
  ...(['curious', 'fact', 'health', 'beyond', 'other-language', 'thanks', 'greeting', 'bye'] as const),
];
/** In more words than this something is told as well. */
const LONGEST_TO_THE_GUIDE = 14;

/** Whether a message is meant for the guide alone. */
export const isToTheGuide = (message: string): boolean =>
  isProtest(message) || (message.trim().split(/\s+/).length <= LONGEST_TO_THE_GUIDE && TO_THE_GUIDE.includes(readMessage(message).heard));
