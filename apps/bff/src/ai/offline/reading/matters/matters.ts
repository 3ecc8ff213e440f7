import { withoutIdleDeaths } from '../idle-deaths.ts';
import type { IntentName } from '../intents/intent.ts';
import { ofBody } from './body/index.ts';
import { doing } from './doing.ts';
import { everyday } from './everyday.ts';
import { ofHome } from './home/index.ts';
import { ofKin } from './kin/index.ts';
import { ofLove } from './love/index.ts';
import type { Matter } from './matter.ts';
import { ofMind } from './mind/index.ts';
import { tender } from './tender.ts';
import { ways } from './ways.ts';
import { ofWork } from './work/index.ts';

/** The more particular ones first. What is said holds for nearly everybody and needs no source. */
export const matters: readonly Matter[] = [
  ...ofKin,
  ...ofWork,
  ...ofHome,
  ...ofLove,
  ...ofMind,
  ...ofBody,
  ...tender,
  ...everyday,
  ...ways,
  ...doing,
];

const plain = (message: string): string => message.replace(/[’‘]/g, "'");

function search(message: string): Matter | undefined {
  const text = withoutIdleDeaths(message);
  return matters.find(({ pattern, unless }) => pattern?.test(text) && !unless?.test(text));
}

/** A reply asks for the same few messages again and again; no more are kept. */
const KEPT = 8;
const lately = new Map<string, Matter | undefined>();

/** What a message is about by words that mean it for certain; undefined where it is none of these. */
export function matterIn(message: string): Matter | undefined {
  if (!lately.has(message)) {
    const [oldest] = lately.size < KEPT ? [] : lately.keys();
    if (oldest !== undefined) lately.delete(oldest);
    lately.set(message, search(message));
  }
  return lately.get(message);
}

/** Read so, a message is about a feeling or a person, and an activity that is named in it is only where it happened. */
const OUTRANKS: readonly IntentName[] = ['low', 'vent', 'people', 'loss', 'dark', 'remorse', 'reasons', 'complaint', 'corrected'];
/** Their words are no subject of the talk. */
const OF_NOTHING: readonly IntentName[] = [
  'beyond',
  'steer',
  'app',
  'mend',
  'drop',
  'recall',
  'elsewhere',
  'agreement',
  'recap',
  'closed',
  'joke',
  'curious',
  'jest',
  'teased',
];
const DENIES =
  /^\W*(?:no|nope|nah)(?:\s*[,.!;:]+\s*|\s+)(?=(?:i|i'm|it|it's|that|that's|this|we|he|she|they|not(?! really)|my|the)\b)|\b(?:it'?s|it is|that'?s|this is) not (?:about|the|because)\b/i;

/** The matter that a message has as its subject. What it denies is none. */
export function subjectMatter(message: string, heard: IntentName): Matter | undefined {
  if (OF_NOTHING.includes(heard) || DENIES.test(plain(message))) return undefined;
  const found = matterIn(message);
  return found && (found.isTender || !OUTRANKS.includes(heard)) ? found : undefined;
}

const NOT = /\b(?:not?|nope|nah|never|don'?t|doesn'?t|didn'?t|isn'?t)\b/i;
/** Before what is said instead: "no, I mean". */
const OPENS = /^\W*(?:(?:no+|nope|nah|wait|sorry|well)\b[\s,.!]*)+(?:(?:i mean|i meant)\b[\s,:]*)?/i;
const sentencesOf = (message: string): readonly string[] =>
  plain(message)
    .replace(OPENS, '')
    .split(/(?<=[.!?])\s+|\n+|,\s+(?=(?:i|i'm|it|he|she|they|we|my)\b)/i);
/** What a message says that it is not about, and what it says instead. */
export const deniedIn = (message: string): string =>
  sentencesOf(message)
    .filter((part) => NOT.test(part))
    .join(' ');
export const saidInstead = (message: string): string =>
  sentencesOf(message)
    .filter((part) => !NOT.test(part))
    .join(' ');

/** Whether a message denies what was said to it before: that is not spoken of again. */
export const isDenial = (message: string): boolean => DENIES.test(plain(message));
