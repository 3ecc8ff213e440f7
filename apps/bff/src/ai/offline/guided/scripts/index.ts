import { type GuidedTalkId, guidedTalks } from '@everstep/domain';
import type { Script } from '../script.ts';
import { checkIn } from './check-in.ts';
import { goodThing } from './good-thing.ts';
import { hardTalk } from './hard-talk.ts';
import { letItOut } from './let-it-out.ts';
import { smallStep } from './small-step.ts';
import { sortADecision } from './sort-a-decision.ts';
import { windDown } from './wind-down.ts';

/** Every guided talk, by its id. */
export const scripts: Readonly<Record<GuidedTalkId, Script>> = {
  'let-it-out': letItOut,
  'sort-a-decision': sortADecision,
  'small-step': smallStep,
  'hard-talk': hardTalk,
  'wind-down': windDown,
  'good-thing': goodThing,
  'check-in': checkIn,
};

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .trim();

/** The talk that a message names by its label; undefined where it names none. */
export const namedBy = (message: string): Script | undefined => {
  // "Plan a small step then. Walk the dog at five": what comes after the name is told.
  const [first = ''] = message.split(/[.!:,\n]/, 1);
  const name = plain(first.replace(/ (?:then|please|pls|now)\W*$/i, ''));
  const talk = guidedTalks.find(({ label }) => plain(label) === plain(message) || plain(label) === name);
  return talk && scripts[talk.id];
};

/** Words that stand for a talk, where talks were offered just before. */
const nearNames: readonly (readonly [GuidedTalkId, RegExp])[] = [
  ['let-it-out', /\b(?:let (?:it|everything) out|vent)\b/i],
  ['sort-a-decision', /\b(?:decision|decide)\b/i],
  ['small-step', /\b(?:small step|step|plan)\b/i],
  ['hard-talk', /\b(?:hard talk|talk)\b/i],
  ['wind-down', /\bwind(?:ing)? down\b/i],
  ['good-thing', /\bsomething good\b/i],
  ['check-in', /\bcheck(?:ing)?[- ]?in\b/i],
];
const NAMES =
  /^\W*(?:(?:ok(?:ay)?|yes|yeah|sure|please|pls|let'?s|lets|i|want|take|do|try|go|for|with|the|an?|one|that|this|to|maybe|then|guess|think|would|like|prepare|plan|make|sort|out|have|choose|about)\W+)*(?:let (?:it|everything) out|vent(?:ing)?|decision|decide|(?:small )?step|plan|(?:hard )?talk|wind(?:ing)? down|something good|check(?:ing)?[- ]?in)(?:\W+(?:please|pls|then|i guess|maybe|one|that|it|this))*\W*$/i;
const LONGEST_NAME = 5;

/** The talk that a short answer means, where talks were offered just before. */
export function nearlyNamedBy(message: string): Script | undefined {
  if (message.trim().split(/\s+/).length > LONGEST_NAME) return undefined;
  // "We do not talk" names none of them.
  if (!NAMES.test(message)) return undefined;
  const found = nearNames.find(([, pattern]) => pattern.test(message));
  return found && scripts[found[0]];
}

/** What a talk is called. */
export const labelOf = (id: GuidedTalkId): string => guidedTalks.find((talk) => talk.id === id)?.label ?? id;
