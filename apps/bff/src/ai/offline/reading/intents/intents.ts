import { aboutTheApp } from './app-facts.ts';
import { askedOfTheGuide, whereWordsGo } from './asked-of-the-guide.ts';
import { heavy } from './heavy.ts';
import type { Intent, IntentName, May } from './intent.ts';
import { life, sore } from './life.ts';
import { lookingBack } from './looking-back.ts';
import { byForm, nods } from './nods.ts';
import { plainFact } from './plain-facts.ts';
import { toTheGuide } from './to-the-guide.ts';
import { wondering } from './wonderings.ts';

/** Everything that the offline guide can hear, in the order in which a message is compared with it: the first that fits is meant. */
export const intents: readonly Intent[] = [
  ...heavy,
  ...whereWordsGo,
  ...lookingBack,
  ...aboutTheApp,
  wondering,
  ...toTheGuide,
  ...sore,
  ...askedOfTheGuide,
  ...nods,
  ...life,
  ...byForm,
  plainFact,
];

const byName: ReadonlyMap<IntentName, Intent> = new Map(intents.map((intent) => [intent.name, intent]));

/** The row of a name. @throws Error where the table has none, which its test rules out */
export function intentOf(name: IntentName): Intent {
  const intent = byName.get(name);
  if (!intent) throw new Error(`No intent ${name}`);
  return intent;
}

/** Whether a message that was read so may be used for something. */
export const may = (name: IntentName, use: May): boolean => intentOf(name).may.includes(use);

/** An intent and the pattern by which a message was known. */
export interface Told {
  readonly intent: Intent;
  readonly pattern: RegExp;
}

/** The first intent whose tell-tale words stand in a message; undefined where none do. */
export function toldBy(text: string): Told | undefined {
  for (const intent of intents) {
    const pattern = intent.patterns.find((one) => one.test(text));
    if (pattern && !intent.unless?.test(text)) return { intent, pattern };
  }
  return undefined;
}
