import { withoutIdleDeaths } from '../idle-deaths.ts';
import type { IntentName } from '../intents/intent.ts';
import { doing } from './doing.ts';
import { everyday } from './everyday.ts';
import { family } from './family.ts';
import type { Matter } from './matter.ts';
import { mind } from './mind.ts';
import { people } from './people.ts';
import { tender } from './tender.ts';
import { ways } from './ways.ts';
import { work } from './work.ts';

/** The more particular ones first. What is said holds for nearly everybody and needs no source. */
export const matters: readonly Matter[] = [...family, ...tender, ...work, ...people, ...mind, ...everyday, ...ways, ...doing];

const plain = (message: string): string => message.replace(/[’‘]/g, "'");

/** What a message is about by its words; undefined where it is none of these. */
export const matterIn = (message: string): Matter | undefined => {
  const text = withoutIdleDeaths(message);
  return matters.find(({ pattern, unless }) => pattern.test(text) && !unless?.test(text));
};

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

/** Whether a message denies what was said to it before: that is not spoken of again. */
export const isDenial = (message: string): boolean => DENIES.test(plain(message));
