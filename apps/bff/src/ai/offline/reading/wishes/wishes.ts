import { entryIn, type ProposedAction } from '@everstep/domain';
import { goalFrom, habitFrom, isOnce } from '../titles.ts';
import { feelingOf, scoreIn } from './amounts.ts';
import { plainWords } from './plain-words.ts';
import { pointedTo } from './subjects.ts';
import { ASKS, type Missing, OPENING, REQUEST, type Wish, type WishContext } from './wish.ts';
import { EACH_DAY, logged, wishTable } from './wish-table.ts';

/** "I feel great, note it": the feeling comes before the wish. */
const FEELS_AND_NOTES =
  /\bi(?:'m| am| feel)(?: feeling)? ([^.!?;\n]{2,60}?)[,;.!]?\s+(?:and |so |please |can you |could you |would you )*(?:note|log|record|save|write|put) (?:it|this|that)(?: down)?(?: please)?[.!?\s]*$/i;
const LATER = /\b(?:later|some ?day|one day|next (?:week|month|year)|another time|not (?:now|yet|today)|eventually)\b/i;
const UNREAL = /\bif (?:i|we|only|it|you)\b|\bused to\b|\bwould have\b|\bas if\b/i;
/** Before a clause: then it tells what somebody else said. */
const REPORTED =
  /\b(?:he|she|they|my \p{L}+|people|every(?:one|body)|some(?:one|body)|(?:doctor|coach|boss|therapist|teacher|book|article))\b[^.!?]*\b(?:says?|said|tells?|told|asks?|asked|writes?|wrote|thinks?|thought|wants?|wanted|suggest\w*|keeps?|goes|was like)\b/iu;

/** Then the clause itself was said by somebody else. */
const QUOTED = /,[”"]?\s+(?:he|she|they|\p{Lu}\p{L}+) (?:said|says|told me|asked|thought|whispered|yelled)\b/u;

/** A message longer than this tells something; it is not looked through for orders. */
const LONGEST_WISH = 2000;

const nothingKnown: WishContext = { challenges: [], subject: 'walk', account: 'walk' };

/** Whether a message orders something, whatever it is about. */
export const isWish = (message: string): boolean => wishIn(message, nothingKnown) !== undefined;

/** Whether a message plainly orders a card for something to do: that is no answer, whatever was asked. */
export function isOrder(message: string): boolean {
  const wish = wishIn(message, { ...nothingKnown, ordersOnly: true });
  return wish !== undefined && ('missing' in wish || wish.kind === 'create-habit' || wish.kind === 'create-goal');
}

/** Such as "set it up for me", "what we agreed": for something that was talked about. */
const consents = new RegExp(
  `^${OPENING}(?:${REQUEST})?(?:(?:set|put|add|make|save|note|write|do|take) (?:it|this|that|one|what we (?:agreed(?: on)?|said)|our agreement)(?: (?:up|down|in|on|there|happen))*(?: (?:on|in|to|into|as) (?:a |my |the )?(?:cards?|list|app|plan))?(?: for me)?|(?:make|create|give me|show me|add|set up) (?:an?|the) card(?: for (?:it|this|that|me))*|(?:just )?what we (?:have )?agreed(?: on)?)(?: then| now)?(?: please| thanks)?(?: or not)?[.!?\\s]*$`,
  'i',
);
const asksWhether = new RegExp(
  `^${OPENING}should i (?:set|make|add|put|save|turn) (?:it|this|that) (?:up )?(?:as |to |into |on |down as )?(?:an? |my )?(?:new )?(goal|habit)s?\\W*$`,
  'i',
);

/** "A goal then", "can we make it a plan", "put that in as a step for tonight". */
const namesKind =
  /^\W*(?:(?:ok(?:ay)?|yes|eh|fine|well|so|please|then|i said)\b[\s,.]*)*(?:(?:can|could|would|will|shall) (?:we|you|i) )?(?:please )?(?:(?:make|put|add|set|save|keep|note|write) (?:it|this|that) (?:in |down |up |in here )*(?:as )?)?(?:an?|the) (goal|habit|plan|step)(?: (?:then|please|for (?:me|today|tonight|tomorrow|it)|at \p{L}+|or not))*\W*$/iu;

/** What a message agrees to have set up: a goal, a habit, or whichever fits; undefined where it agrees to nothing. */
export function consentIn(message: string): 'goal' | 'habit' | 'either' | undefined {
  const text = message.replace(/[’‘]/g, "'").trim();
  if (text.length > LONGEST_ANSWER) return undefined;
  const kind = asksWhether.exec(text)?.[1]?.toLowerCase();
  if (kind === 'goal' || kind === 'habit') return kind;
  const named = namesKind.exec(text)?.[1]?.toLowerCase();
  if (named !== undefined) return named === 'habit' ? 'habit' : 'goal';
  return consents.test(text) ? 'either' : undefined;
}

/** A card for what was talked about; undefined where nothing was. */
export function agreedTo(
  kind: 'goal' | 'habit' | 'either',
  subject: string | undefined,
  when: string | undefined,
): ProposedAction | undefined {
  if (subject === undefined) return undefined;
  if (kind === 'goal') return goalFrom(subject);
  if (kind === 'habit') return habitFrom(subject, { when, schedule: EACH_DAY });
  return (isOnce(subject) ? undefined : habitFrom(subject, { when })) ?? goalFrom(subject);
}

/** The first thing that a message plainly wishes to be done; nothing for talk about others, for denials, questions and the past. */
export function wishIn(message: string, context: WishContext): Wish | undefined {
  // A text that is given for the journal is looked through for nothing else.
  if (entryIn(message) !== undefined) return { kind: 'write-journal', title: '', body: context.account };
  if (message.length > LONGEST_WISH) return undefined;
  const text = plainWords(message);
  const feeling = FEELS_AND_NOTES.exec(text);
  if (feeling && !UNREAL.test(text)) return logged(feelingOf(feeling[1] ?? ''));
  // What "that" stands for: said last before the order.
  let { subject } = context;
  for (const sentence of text.split(/(?<=[.!?…])\s+|\n+/)) {
    let at = 0;
    for (const clause of clausesOf(sentence)) {
      const before = sentence.slice(0, at);
      at += clause.length;
      const words = clause.replace(/^[\s,;]+/, '').trim();
      if (words === '' || REPORTED.test(before) || QUOTED.test(words) || UNREAL.test(words)) continue;
      if (/\?\W*$/.test(words) && !ASKS.test(words)) continue;
      const found = wishOf(words, message, { ...context, subject });
      if (found) return found;
      subject = pointedTo(words) ?? subject;
    }
  }
  return undefined;
}

const CLAUSE =
  /(?=,\s+(?:and |but |so |then )?(?:please|can|could|would|will|shall|let|i want|i'd|i would|remind|add|put|note|log|make|start|set|create)\b)|(?=;\s)|(?=\s[–—-]\s)|(?<=\b(?:daily|weekly|day|days|night|morning|evening|week|bed|breakfast|lunch|dinner|work|am|pm|\d))(?=\s(?:make|turn) (?:it|this|that) (?:into )?(?:an? |my )(?:daily |new )?(?:habit|goal)\b)|(?=\s(?:and|but|so) (?:please|can you|could you|can we|let's|remind me|add an? |put (?:this|it|that)|log my|make (?:it|this|that)|start an? |note (?:it|this|that))\b)/i;
const clausesOf = (sentence: string): readonly string[] => sentence.split(CLAUSE);

/** What the first row proposes that knows a clause and can make something of it. */
function wishOf(words: string, message: string, context: WishContext): Wish | undefined {
  const isLater = LATER.test(words);
  for (const { patterns, isForNow, isTold, make } of wishTable) {
    if (isTold && context.ordersOnly) continue;
    const pattern = isForNow && isLater ? undefined : patterns.find((one) => one.test(words));
    const found = pattern && make({ words, pattern, message, context });
    if (found) return found;
  }
  return undefined;
}

/** An answer to the question for what was missing; undefined where it answers something else. */
export function wishFrom(answer: string, missing: Missing, about?: string): Wish | undefined {
  const text = answer.replace(/[’‘]/g, "'").trim();
  if (text.endsWith('?') || text.length > LONGEST_ANSWER || NO_ANSWER.test(text)) return undefined;
  if (missing === 'which-goal') return goalFrom(text);
  if (missing === 'which-habit') return habitFrom(text, { schedule: EACH_DAY, about });
  return /^[^\d\n]{0,30}[1-5][^\d\n]{0,12}$/.test(text) || /^\W*(?:\p{L}+\W*){1,4}$/u.test(text) ? logged(scoreIn(text)) : undefined;
}

const LONGEST_ANSWER = 120;
const NO_ANSWER =
  /^\W*(?:no\b|nope|none|nothing|never ?mind|forget|not |don't|do not|i don't|i do not|i'm not sure|maybe not|later|stop|leave)/i;
