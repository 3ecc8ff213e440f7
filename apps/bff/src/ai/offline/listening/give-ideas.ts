import {
  ALL_TOLD,
  ASK_WHICH,
  asksForIdeas,
  endsWithIdeas,
  ideasText,
  isPick,
  matterForIdeas,
  pickedFrom,
  pointsToIdea,
  turnsDown,
} from '../choosing/ideas.ts';
import { asksForWords, hintIn } from '../guided/hints.ts';
import type { Lead } from '../guided/lead.ts';
import { labelOf } from '../guided/scripts/index.ts';
import { isOfHealth } from '../reading/health.ts';
import type { IntentName } from '../reading/intents/intent.ts';
import { matterIn } from '../reading/matters/matters.ts';
import { asksForAThingToDo } from '../reading/requests.ts';
import type { Talk } from '../reading/talk.ts';
import { afterIdeas } from './matter-talk.ts';
import { takeIdea } from './take-idea.ts';

/** One of the ideas just given, or something to try for whoever asks for it; undefined where nothing is known to it. */
export function giveIdeas(message: string, talk: Talk): Lead | undefined {
  // A number may come a message later.
  const isAskedWhich = talk.replies.at(-1)?.endsWith(ASK_WHICH.text) === true;
  const list =
    isAskedWhich || isPick(message) || pointsToIdea(message)
      ? talk.replies.slice(-REACHES_BACK).findLast(endsWithIdeas)
      : talk.replies.at(-1);
  const picked = pickedFrom(list, message);
  if (picked?.idea !== undefined) return takeIdea(picked.idea);
  if (picked !== undefined) return { plan: [{ say: 'set', text: ASK_WHICH.text }], choices: ASK_WHICH.choices };
  if (isOwnPlan(message, talk)) return { plan: [{ say: 'set', text: TRY_IT }], choices: [MAKE_IT_ONE, labelOf('small-step')] };
  const isTurnedDown = turnsDown(message, talk.replies.at(-1));
  const isAskedOfShelf =
    (OF_A_SHELF.includes(talk.reading.heard) || (isBareName(message) && !talk.replies.at(-1)?.trimEnd().endsWith('?'))) &&
    matterIn(message) !== undefined;
  if (
    !isTurnedDown &&
    !isAskedOfShelf &&
    (!MAY_ASK.includes(talk.reading.heard) || !asksForIdeas(message) || asksForOne(message) || asksForWords(message))
  )
    return undefined;
  const hint = hintIn(message, talk);
  if (hint?.isSure && (hint.id === 'sort-a-decision' || hint.id === 'hard-talk')) return undefined;
  const matter = matterForIdeas(message, talk);
  const text = matter && ideasText(matter, talk);
  if (text !== undefined) return { plan: [{ say: 'set', text }], choices: afterIdeas(matter, talk) };
  if (matter !== undefined && talk.replies.some((reply) => matter.thoughts.some((line) => reply.includes(line))))
    return { plan: [{ say: 'set', text: ALL_TOLD }], choices: afterIdeas(matter, talk) };
  return undefined;
}

/** Something to try is asked for, and nothing is known to it: that is said, and no question is made of it. */
export function admitNone(message: string, talk: Talk): Lead | undefined {
  const hint = hintIn(message, talk);
  if (!['short', 'other', 'yes', 'no'].includes(talk.reading.heard) || !asksForIdeas(message)) return undefined;
  if (asksForOne(message) || asksForWords(message) || (hint?.isSure && ['sort-a-decision', 'hard-talk'].includes(hint.id)))
    return undefined;
  return { plan: [{ say: 'fixed', of: 'noRecipe' }], choices: [labelOf('small-step')] };
}

/** In so many replies a list is looked for that a number points to. */
const REACHES_BACK = 3;
/** "Exercise", "procrastination": looked up as in an index. How somebody is, is none. */
const isBareName = (message: string): boolean =>
  message.trim().split(/\s+/).length <= 2 &&
  !/^\W*(?:i\b|i'?m|so|just|very|feeling|not|no|my)/i.test(message) &&
  matterIn(message)?.isTender !== true;
/** A question that nobody here can look up, on something that there are ideas on. */
const OF_A_SHELF: readonly IntentName[] = ['fact', 'musing'];
/** "I could walk round the block first. Good idea?": somebody's own small plan, and no question of fact. */
const OWN_PLAN =
  /\b(?:(?:a )?good idea(?: or not)?|worth (?:a try|it|trying)|would that (?:work|help|be (?:ok(?:ay)?|enough|something))|do(?:es)? (?:that|this|it) sound (?:ok(?:ay)?|good|right|fine|stupid|silly|too \p{L}+))\b[^.!?]*\??\s*$|^\W*(?:\p{L}+ ){0,6}?i could (?![^?]*\byou\b)[^?.!]{3,120}\?\s*$/iu;
const isOwnPlan = (message: string, { isHeavy }: Talk): boolean =>
  !isHeavy && OWN_PLAN.test(message.replace(/[’‘]/g, "'")) && matterIn(message)?.isTender !== true && !isOfHealth(message);
const TRY_IT = 'It sounds like one to try: once, and small, and then you know more about it than anybody could tell you.';
const MAKE_IT_ONE = 'Make it a habit';
/** "Give me ONE thing": a list would be the wrong answer. */
const asksForOne = (message: string): boolean =>
  asksForAThingToDo(message) && !/\b(?:tips|ideas|tricks|suggestions|things)\b/i.test(message);
/** Read so, a message may ask for something to try; in all else it is answered by itself. */
const MAY_ASK: readonly IntentName[] = [
  ...(['advice', 'opinion', 'fact', 'musing', 'want', 'plan', 'other', 'short', 'stuck', 'avoid', 'problem'] as const),
  ...(['tired', 'time', 'people', 'vent', 'low', 'fear', 'unsure', 'done', 'yes', 'no'] as const),
];
