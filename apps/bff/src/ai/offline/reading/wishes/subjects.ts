import { isAction } from '../actions.ts';
import { recurrenceIn } from '../schedules.ts';
import { timesIn } from '../slots.ts';

const WANTED =
  /\bi(?:'d| would|'m| am)? (?:really |just |also |finally )?(?:want|like|love|hope|hoping|plan|planning|intend|wish|try|trying|going|need|have|ought) to ([^.!?;\n]+)|\bi (?:really |still )?(?:should|must) (?:really |also |just )?([^.!?;\n]+)|\b(?:putting off|avoiding|postponing) ((?!it\b|this\b|that\b)[^.!?;\n]+)/i;
/** Leads up to what is wanted, and is no part of it. */
export const withoutTrying = (words: string): string => words.replace(TRYING, '');
const TRYING = /^(?:(?:like|love|want|need) to )?(?:try|start|begin|have|do)(?:ing)?(?: (?:it )?with| out)?(?:\s*:\s*|\s+this:\s*)/i;

/** What a text says to want: in its own words. */
export function wantedIn(text: string): string | undefined {
  const words = WANTED.exec(text)
    ?.slice(1)
    .find((wanted) => wanted !== undefined);
  return words === undefined ? undefined : withoutTrying(words);
}

const LEADS_UP =
  /^(?:(?:so|and|or|but|ok(?:ay)?|well|maybe|perhaps|then|just|like|how about|what about|my (?:plan|idea|step)(?: is)?(?: to)?|let's|i(?:'ll| will| can| could)|i(?:'ve| have) decided(?: on| to)?|i(?:'m| am) (?:thinking|going) (?:of|about|to))\b[\s,:–-]*)+/i;
/** Tells of somebody, or finds something good or bad. */
const TELLS =
  /^(?:(?:i|you|he|she|it|we|they|this|that|there|my|your|his|her|our|their)(?:'\w+)?|what|how|why|who|no[,.!]|not|never|thanks?|good|great|nice|love|sounds?)(?!\p{L})/iu;

/** What a clause before an order names as a thing to do; "make that a habit" is about it. Undefined where it only tells something. */
export function pointedTo(clause: string): string | undefined {
  const wanted = wantedIn(clause);
  if (wanted !== undefined) return wanted;
  const words = clause.replace(LEADS_UP, '').replace(/[\s.!,;:]{1,9}$/, '');
  if (words === '' || words.endsWith('?') || TELLS.test(words)) return undefined;
  const isTimed = recurrenceIn(words) !== undefined || timesIn(words).time !== undefined;
  return isTimed || isAction(words, true) ? words : undefined;
}
