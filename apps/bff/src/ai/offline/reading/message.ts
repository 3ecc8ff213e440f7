import { isOfHealth } from './health.ts';
import { withoutIdleDeaths } from './idle-deaths.ts';
import type { IntentName } from './intents/intent.ts';
import { toldBy } from './intents/intents.ts';
import { asksForPlainFact } from './intents/plain-facts.ts';
import { isOtherLanguage } from './languages.ts';
import { mayQuote } from './may-quote.ts';
import { stemsOf, turnedRound, type Words, wordsOf } from './own-clauses.ts';
import { helpAsked, turnedRequest } from './requests.ts';

/** What the offline guide found in a message. */
export interface Reading extends Words {
  readonly heard: IntentName;
  /** The message as it was read: tidied, and without a greeting before what it says. */
  readonly core: string;
  /** What the member wants or did, turned round to be said back: "finish your thesis". */
  readonly words: string | undefined;
  /** What it is about, turned round: "your taxes". */
  readonly thing: string | undefined;
}

const LONGEST_WORDS = 80;
/** More than this is not looked at. */
const LONGEST_READ = 4000;

/** Slips that hide the words which tell most. */
const SPELLINGS: Readonly<Record<string, string>> = {
  tierd: 'tired',
  tird: 'tired',
  tiered: 'tired',
  slep: 'sleep',
  sleap: 'sleep',
  wnat: 'want',
  waht: 'what',
  hwo: 'how',
  teh: 'the',
  thier: 'their',
  freind: 'friend',
  freinds: 'friends',
  frends: 'friends',
  becuase: 'because',
  becasue: 'because',
  anxios: 'anxious',
  anxius: 'anxious',
  stresed: 'stressed',
  lonley: 'lonely',
  angy: 'angry',
  helthy: 'healthy',
  helthier: 'healthier',
  excercise: 'exercise',
  evrything: 'everything',
  everthing: 'everything',
  ment: 'meant',
  cant: "can't",
  wat: 'what',
  wot: 'what',
  shoud: 'should',
  shuld: 'should',
  beleive: 'believe',
  belive: 'believe',
  stresd: 'stressed',
  agian: 'again',
  roomate: 'roommate',
  wensday: 'wednesday',
  wendsday: 'wednesday',
  tonite: 'tonight',
  tmrw: 'tomorrow',
  sayd: 'said',
  helo: 'hello',
  becuz: 'because',
  dissapointed: 'disappointed',
  angery: 'angry',
  writting: 'writing',
  tomorow: 'tomorrow',
  tommorow: 'tomorrow',
  definately: 'definitely',
  realy: 'really',
  wanna: 'want to',
  gonna: 'going to',
};
const MISSPELT = new RegExp(`\\b(?:${Object.keys(SPELLINGS).join('|')})\\b`, 'gi');

const LAUGHTER = /^\W*(?:lol|rofl|lmao|xd|(?:ha|he|hi){2,}h?)\W*$/i;

/** A message with the spelling that the rules know: whole words in place of the short forms of a chat, and single spaces. */
export const tidied = (message: string): string =>
  message
    .slice(0, LONGEST_READ)
    .replace(/[’‘]/g, "'")
    .replace(/\bim\b/gi, "I'm")
    .replace(/\bu\b/gi, 'you')
    .replace(MISSPELT, (word) => SPELLINGS[word.toLowerCase()] ?? word)
    .replace(/\b(don|can|won|isn|didn|doesn|haven|hasn|hadn|wasn|weren|couldn|shouldn|wouldn|aren)t\b/gi, "$1't")
    .replace(/\b(what|who|how|where|that)s(?= (?:the|a|an|my|your|up|wrong|it|that|this|going|not|all|why|how|what)\b)/gi, "$1's")
    .replace(/\s+/g, ' ')
    .trim();

/** Said of a thing, and laughed about. */
const LAUGHED_OFF =
  /^\W*(?:it|that|this|the (?!world\b|day\b|pain\b)\w+) (?:was|is|tasted|looked|sounded|went|turned out) [^.!?]{0,30}\b(?:lol|haha\w*|lmao|rofl)\W*$/i;

const ONLY_FELT = /\bwant(?:ed)? to (?:die|disappear|vanish|sink|cry|scream|hide|crawl|puke|throw up|curl up)\b/i;

const noWords = { echo: undefined, quote: undefined, words: undefined, thing: undefined };

/**
 * Finds out what a message is about and which words to say back. Never fails; what it does not know is `other`.
 * @param isForeign the message before was in a language that the rules do not know: less is needed to see that this one is, too
 */
export function readMessage(message: string, isForeign = false): Reading {
  const text = tidied(message);
  const core = withoutOpening(text);
  const read = withoutIdleDeaths(core);
  const wordless = { ...noWords, core: read };
  const found = toldBy(read);
  // "Does it matter what I read?" tells of nothing that was done, and "I want to sink into the floor" of nothing to plan.
  const isNone = (found?.intent.name === 'done' && isQuestion(core)) || (found?.intent.name === 'want' && ONLY_FELT.test(core));
  const told = isNone ? undefined : found;
  if (asksForPlainFact(core)) return { ...wordless, heard: 'plain-fact' };
  if (isOtherLanguage(text, isForeign)) return { ...wordless, heard: 'other-language' };
  if (!/[\p{L}\p{N}]/u.test(text)) return { ...wordless, heard: 'wordless' };
  if (LAUGHTER.test(text)) return { ...wordless, heard: 'short' };
  const mayBeSaid = mayQuote(text);
  if (!(told && BEFORE_HEALTH.includes(told.intent.name)) && isQuestion(core) && isOfHealth(core))
    return { ...wordless, ...(mayBeSaid ? wordsOf(text) : {}), heard: 'health' };
  const known = told?.intent.name ?? untold(core);
  // A dish that failed is no sorrow; what somebody says of themself stays one, laughter or not.
  const heard = (known === 'low' || known === 'vent') && LAUGHED_OFF.test(text) ? 'other' : known;
  const asked = BEFORE_A_REQUEST.includes(heard) ? undefined : helpAsked(text);
  if (asked) return { ...wordless, ...requested(asked) };
  if (!mayBeSaid) return { ...wordless, heard };
  return {
    ...wordsOf(text, told?.pattern),
    core: read,
    heard,
    words: partOf(core, told?.intent.words),
    thing: partOf(core, told?.intent.thing),
  };
}

/** Help is asked for with these as well, and they have an answer of their own. */
const BEFORE_A_REQUEST: readonly IntentName[] = [
  ...([
    'dark',
    'remorse',
    'loss',
    'pain',
    'draft',
    'reminder',
    'recall',
    'recap',
    'app-fact',
    'deleting',
    'privacy',
    'steer',
    'unadvised',
  ] as const),
];

/** What the guide is to help with is wanted; nothing of how it was asked is said back. */
function requested(asked: NonNullable<ReturnType<typeof helpAsked>>): Omit<Reading, 'core'> {
  const words = turnedRequest(asked);
  if (!mayQuote(asked.object)) return { ...noWords, heard: 'want' };
  const whole = asked.isAct ? `you want to ${words}` : `you would like some help with ${words}`;
  return { heard: 'want', echo: whole, quote: words, words: asked.isAct ? words : undefined, thing: asked.isAct ? undefined : words };
}

/** Read so, a question that names something of the body is about something else. */
const BEFORE_HEALTH: readonly IntentName[] = ['dark', 'remorse', 'loss', 'recall', 'recap', 'draft', 'reminder', 'records', 'app-fact'];

const OPENING =
  /^(?:(?:hi|hello|hey|good (?:morning|evening|afternoon)|yes|yeah|yep|ok(?:ay)?|alright|fine|sure|no|well|oh|so|hmm+|haha)\b(?: [a-zà-ž]+(?=[,.!]))?[\s,.!…-]+)+/i;

/** "Thanks! How much is that?" asks. */
const THANKS =
  /^\W*(?:thanks?|thank you|thx|ty|cheers)(?: (?:so much|a lot|very much|again))?\s*[,.!;–-]+\s*(?:(?:also|and|but|so|now|ok(?:ay)?)\s+)?/i;

/** "Hi, I feel sad" is not a greeting, and "yes, tomorrow at eight" says more than yes. */
function withoutOpening(text: string): string {
  const thanked = text.replace(THANKS, '');
  const rest = (isQuestion(thanked) ? thanked : text).replace(OPENING, '');
  return rest.split(' ').length >= 3 ? rest : text;
}

/** How a question begins that came without its mark. */
const ASKING =
  /^\W*(?:and |so |but |ok |then )*(?:(?:who|where|which) (?:is|are|was|were|do|does|did|can|could|should|would|will|won|made|wrote)|what (?:time|day|date) is|what(?:'s| (?:is|are|do|does|did|can|could|should|would|if))|(?:how|why) (?:is|are|do|does|did|can|could|should|would)|how (?:many|much|long|far|often|old)(?! (?:i|we|it|that)\b)|(?:can|could|will|would|are|have|did) you|do you|does|(?:should|shall|can|may|could|am|do|will) i|(?:is|are) (?:it|this|that|there|my)|is \p{L}+ (?:safe|bad|good|ok(?:ay)?|normal|healthy)|what \p{L}+ (?:should|do|does|can|could|is|are|help))\b/iu;

/** Whether a message asks something, with or without its mark. */
const isQuestion = (text: string): boolean =>
  text.endsWith('?') || ASKING.test(text) || ASKING.test(lastSentence(text)) || ASKS_HOW_LAST.test(text);
/** "Whatever. do you play chess": what is asked comes last. */
const lastSentence = (text: string): string => text.split(/(?<=[.!…])\s+/).at(-1) ?? text;
/** "Want to cut down but how" */
const ASKS_HOW_LAST = /\b(?:but|and|so|just|only) how\W*$/i;

/** What only somebody with a book or a doctor could say. */
const ASKS_TO_KNOW =
  /^\W*(?:and |but |so |ok )*(?:what should i (?:eat|drink|wear|buy|take)|is (?:it|this|that) (?:ok(?:ay)?|safe|bad|dangerous|healthy|true|legal|possible|better)|(?:is|are) there\b|what (?:do|are|is) (?:people|others|the)\b|what'?s the\b|what (?:time|day|date)\b|how (?:many|much|long|far|often|old|fast)\b|who (?:is|was|are)\b|when (?:is|does|do|was)\b|where (?:can|is|are|do)\b|which (?:app|book|shoe|shoes|doctor|club|group)s?\b|do (?:you know|people)\b|does (?:it|this|that|\w+ing)\b)/i;

const SHORT_WORDS = 2;

/** Why somebody else did a thing: nobody here can know. */
const OF_ANOTHER =
  /^\W*(?:and |but |so )*(?:why (?:did|does|do|would|is|was|are|were|didn't|doesn't|won't|can't)|what (?:is|was|were|are)|how (?:could|can)) (?:he|she|they|people|someone|everyone)\b/i;
/** A question about the guide, and no wish to it. */
const OF_THE_GUIDE =
  /\b(?:do|are|have|did|were|would) you\b(?! (?:know|suggest|recommend|advise|propose|think|mind|please|have (?:any|some|an?) |(?:have |got )?(?:an?|any|some|one) (?:\p{L}+ )?(?:idea|advice|tip|suggestion|thought|trick)))|\byour (?:favou?rite|name|day|job|life|friends?|dreams?|age)\b|\bto you about\b|\bhow old are you\b/iu;
/** Something that the guide is to do; what it can do is known before. */
const FOR_THE_GUIDE_TO_DO =
  /^\W*(?:and |so |but |ok |then )*(?:can|could|will|would) you (?!(?:please )?(?:help|suggest|recommend|advise|tell|explain|think|imagine|believe)\b)/i;
const AMUSE = /^\W*(?:so |then |ok )*(?:tell|surprise|amuse|entertain) me(?: (?:something|anything)\b|\W*$)/i;
/** What the form of a message tells where its words do not. */
function untold(text: string): IntentName {
  if (AMUSE.test(text)) return 'curious';
  if (!isQuestion(text)) return text.split(' ').filter((word) => /\p{L}/u.test(word)).length <= SHORT_WORDS ? 'short' : 'other';
  if (FOR_THE_GUIDE_TO_DO.test(text)) return 'beyond';
  if (OF_THE_GUIDE.test(text)) return 'curious';
  if (ASKS_HOW_LAST.test(text)) return 'advice';
  if (ASKS_TO_KNOW.test(text)) return 'fact';
  if (OF_ANOTHER.test(text)) return 'reasons';
  if (/^\W*(?:and |but |so )*(?:where|when|who|whom) (?:did|do|have|was|were) (?:i|my)\b/i.test(text)) return 'musing';
  // "Why?" and "What now?" are about what was spoken of.
  if (/\b(?:i|my|me|we)\b/i.test(text) || (stemsOf(text).size === 0 && !/\d/.test(text))) return 'advice';
  return /\b(?:this|that|it|these|those|could|would|should|might)\b/i.test(text) ? 'musing' : 'fact';
}

function partOf(text: string, pattern: RegExp | undefined): string | undefined {
  const found = pattern?.exec(text)?.[1];
  const words = found && turnedRound(firstClause(found));
  const isTelling = words && words.length <= LONGEST_WORDS && !/^(?:it|this|that|them|things?|everything|something)$/i.test(words);
  return isTelling ? words : undefined;
}

/** Up to the first turn of the thought, without the word that only closes it. */
function firstClause(text: string): string {
  const [clause = ''] = text.split(/,| (?:but|because|although|though|however|while|so that|and i|and then|since|if|when) /i, 1);
  return clause.replace(/ (?:then|too|as well|please|now)\W*$/i, '').trim();
}
