import type { Aim, Heard } from '../wording/voices/lines.ts';
import { isAction } from './actions.ts';
import { tells } from './intents.ts';
import { isOtherLanguage } from './languages.ts';
import { stemsOf, turnedRound, type Words, withoutLead, wordsOf } from './own-clauses.ts';
import { isTimeOnly } from './slots.ts';

/** What is answered in fixed words, the same from every guide. */
export type Fixed =
  | 'identity'
  | 'how-are-you'
  | 'help'
  | 'call'
  | 'steer'
  | 'beyond'
  | 'complaint'
  | 'reminded'
  | 'repeating'
  | 'questioned'
  | 'pain'
  | 'rating'
  | 'apology'
  | 'opinion'
  | 'trying'
  | 'musing'
  | 'others'
  | 'loss'
  | 'wordless'
  | 'other-language';

/** What the offline guide found in a message. */
export interface Reading extends Words {
  readonly heard: Heard | Fixed | 'plan';
  /** What the member wants or did, turned round to be said back: "finish your thesis". */
  readonly words: string | undefined;
  /** What it is about, turned round: "your taxes". */
  readonly thing: string | undefined;
}

const LONGEST_WORDS = 80;
/** More than this is not looked at. */
const LONGEST_READ = 4000;

const LAUGHTER = /^\W*(?:lol|rofl|lmao|xd|(?:ha|he|hi){2,}h?)\W*$/i;

/** Finds out what a message is about and which words to say back. Never fails; what it does not know is `other`. */
export function readMessage(message: string, aim?: Aim): Reading {
  const text = message
    .slice(0, LONGEST_READ)
    .replace(/[’‘]/g, "'")
    .replace(/\bim\b/gi, "I'm")
    .replace(/\bu\b/gi, 'you')
    .replace(/\b(don|can|won|isn|didn|doesn)t\b/gi, "$1't")
    .replace(/\s+/g, ' ')
    .trim();
  if (isOtherLanguage(text)) return { ...wordsOf(text), heard: 'other-language', words: undefined, thing: undefined };
  if (!/[\p{L}\p{N}]/u.test(text)) return { ...wordsOf(text), heard: 'wordless', words: undefined, thing: undefined };
  if (LAUGHTER.test(text)) return { echo: undefined, quote: undefined, heard: 'short', words: undefined, thing: undefined };
  const core = withoutOpening(text);
  const tell = tells.find(({ pattern, unless }) => pattern.test(core) && !unless?.test(core));
  const heard = asAnswer(tell?.heard ?? untold(core), core, aim);
  const said = wordsOf(text, heard === tell?.heard ? tell.pattern : undefined);
  const quote = heard === 'step' || heard === 'snag' ? said.quote && withoutLead(said.quote) : said.quote;
  return { ...said, quote, heard, words: partOf(core, tell?.words), thing: partOf(core, tell?.thing) };
}

/** "Hi, I feel sad" is not a greeting, and "yes, tomorrow at eight" says more than yes. */
function withoutOpening(text: string): string {
  const rest = text.replace(
    /^(?:(?:hi|hello|hey|good (?:morning|evening|afternoon)|yes|yeah|yep|ok(?:ay)?|sure|no|well|so|hmm+|oh)\b(?: \p{Lu}\p{L}+(?=[,.!]))?[\s,.!…-]+)+/iu,
    '',
  );
  return rest.split(' ').length >= 3 ? rest : text;
}

/** What only somebody with a book or a doctor could say. */
const ASKS_TO_KNOW =
  /^\W*(?:and |but |so |ok )*(?:what should i (?:eat|drink|wear|buy|take)|is (?:it|this|that) (?:ok(?:ay)?|safe|bad|dangerous|healthy|true|legal|possible|better)|(?:is|are) there\b|what (?:do|are|is) (?:people|others|the)\b|what'?s the\b|how (?:many|much|long|far|often|old|fast)\b|who (?:is|was|are)\b|when (?:is|does|do|was)\b|where (?:can|is|are|do)\b|which (?:app|book|shoe|shoes|doctor|club|group)s?\b|do (?:you know|people)\b|does (?:it|this|that|\w+ing)\b)/i;

function untold(text: string): Reading['heard'] {
  if (!text.endsWith('?')) return text.split(' ').filter((word) => /\p{L}/u.test(word)).length <= 2 ? 'short' : 'other';
  if (ASKS_TO_KNOW.test(text)) return 'fact';
  // "Why?" and "What now?" are about what was spoken of.
  if (/\b(?:i|my|me|we)\b/i.test(text) || stemsOf(text).size === 0) return 'advice';
  return /\b(?:this|that|it|these|those|could|would|should|might)\b/i.test(text) ? 'musing' : 'fact';
}

const TIME =
  /\b(?:today|tomorrow|tonight|now|later|daily|weekdays?|(?:every|each) day|(?:after|before) (?:work|school|class)|morning|noon|lunch|afternoon|evening|night|bed(?:time)?|breakfast|dinner|coffee|commute|week(?:end)?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:at|around|by) (?:half )?(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|\d{1,2}(?::\d\d)? ?(?:am|pm|o'clock)|right (?:after|before))\b/i;

const OWN_WORD: readonly Reading['heard'][] = ['other', 'short', 'want', 'people'];
const SNAGS: readonly Reading['heard'][] = [...OWN_WORD, 'tired', 'time', 'fear', 'avoid', 'stuck', 'step', 'done', 'vent'];
/** "Writing it down sounds all right". */
const WELCOME =
  /^[a-z]{2,}ing\b.{2,50} (?:sounds?|would be|could be|seems?|might be) (?:ok(?:ay)?|good|fine|nice|great|doable|possible|all right)\W*$/i;
/** Before an act that somebody thinks of doing. */
const OFFERS_ACT = /^(?:maybe |perhaps )?(?:i|we) (?:could|can|might)\b/i;
const LONGEST_TIME = 80;
/** "They are better now" is no time. */
const STATES = /\b(?:is|are|am|i'm|it's|they're|was|were)\b/i;

/** The question before it gives an answer its meaning. */
function asAnswer(heard: Reading['heard'], text: string, aim: Aim | undefined): Reading['heard'] {
  if (text.endsWith('?')) return heard;
  if ((heard === 'other' || heard === 'yes') && WELCOME.test(text)) return 'step';
  if (['other', 'short', 'joy'].includes(heard) && isTimeOnly(text)) return 'when';
  if (OWN_WORD.includes(heard) && OFFERS_ACT.test(text) && isAction(text, false)) return 'step';
  if (aim === undefined) return heard;
  if (OWN_WORD.includes(heard) && isAction(text, aim === 'step' || aim === 'worry')) return 'step';
  if (
    (aim === 'when' || aim === 'rest') &&
    TIME.test(text) &&
    !STATES.test(text) &&
    text.length <= LONGEST_TIME &&
    heard !== 'vent' &&
    heard !== 'low'
  )
    return 'when';
  if (aim === 'learn' && heard === 'done') return 'other';
  if (aim === 'snag' && SNAGS.includes(heard)) return 'snag';
  return heard;
}

function partOf(text: string, pattern: RegExp | undefined): string | undefined {
  const found = pattern?.exec(text)?.[1];
  const words = found && turnedRound(firstClause(found));
  const isTelling = words && words.length <= LONGEST_WORDS && !/^(?:it|this|that|them|things?|everything|something)$/i.test(words);
  return isTelling ? words : undefined;
}

/** Up to the first turn of the thought. */
function firstClause(text: string): string {
  return (text.split(/,| (?:but|because|although|though|however|while|so that|and i|and then|since|if|when) /i, 1)[0] ?? '').trim();
}
