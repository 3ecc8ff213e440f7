import { ASK_WHICH, asksForIdeas, ideasText, matterForIdeas, pickedFrom } from '../choosing/ideas.ts';
import { beginWith } from '../guided/asking.ts';
import { asksForWords } from '../guided/hints.ts';
import type { Asked, Lead } from '../guided/lead.ts';
import { labelOf } from '../guided/scripts/index.ts';
import type { IntentName } from '../reading/intents/intent.ts';
import { asksForAThingToDo } from '../reading/requests.ts';
import type { Talk } from '../reading/talk.ts';
import { afterIdeas } from './matter-talk.ts';

/** One of the ideas just given, or something to try for whoever asks for it; undefined where nothing is known to it. */
export function giveIdeas(message: string, request: Asked, talk: Talk): Lead | undefined {
  // Asked which, somebody names one of the list before.
  const list = talk.replies.findLast((reply) => !reply.endsWith(ASK_WHICH.text));
  const picked = pickedFrom(list, message);
  if (picked?.idea !== undefined) return beginWith(picked.idea, request);
  if (picked !== undefined) return { plan: [{ say: 'set', text: ASK_WHICH.text }], choices: ASK_WHICH.choices };
  if (!MAY_ASK.includes(talk.reading.heard) || !asksForIdeas(message) || asksForOne(message) || asksForWords(message)) return undefined;
  const matter = matterForIdeas(message, talk);
  const text = matter && ideasText(matter, talk);
  if (text !== undefined) return { plan: [{ say: 'set', text }], choices: afterIdeas(matter, talk) };
  // All was told: that is said, and no question is made of it.
  return ['short', 'other', 'yes', 'no'].includes(talk.reading.heard)
    ? { plan: [{ say: 'fixed', of: 'noRecipe' }], choices: [labelOf('small-step')] }
    : undefined;
}
/** "Give me ONE thing": a list would be the wrong answer. */
const asksForOne = (message: string): boolean =>
  asksForAThingToDo(message) && !/\b(?:tips|ideas|tricks|suggestions|things)\b/i.test(message);
/** Read so, a message may ask for something to try; in all else it is answered by itself. */
const MAY_ASK: readonly IntentName[] = [
  ...(['advice', 'opinion', 'fact', 'musing', 'want', 'plan', 'other', 'short', 'stuck', 'avoid', 'problem'] as const),
  ...(['tired', 'time', 'people', 'vent', 'low', 'fear', 'unsure', 'done', 'yes', 'no'] as const),
];
