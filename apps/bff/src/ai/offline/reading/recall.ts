import { assess } from '@everstep/domain';
import { type Fact, factsIn, sentencesIn } from './facts.ts';
import { stem, wordsOf } from './recall-words.ts';

/** Asks for one's own name, which stands in the profile. */
export const asksOwnName = (question: string): boolean => /\bmy (?:own |first )?name\b/i.test(question);

/** Words that say nothing of what is asked for. */
const IDLE = new Set(
  'what who whom whose where when which how did does was were are the and that this say said tell told mention mentioned you your again remember know still just already ago have had has about for with from called many much long often far old not can could would will actually really please sorry once times there here them they him her his she its our we us or if name names kind sort which whats been being getting going go goes get got'.split(
    ' ',
  ),
);
/** Asked for by a word, and told with others. */
const KIN: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [
    /^(?:job|work|profession|occupation|living)$/,
    /\bi(?:'m| am) an? (?!bit\b|little\b|lot\b|mess\b|failure\b|fan\b|member\b|person\b|morning\b|night\b|mother\b|father\b|mum\b|dad\b)\p{L}+|\bi work\b|\bmy (?:job|work|shifts?|company|shop|class|patients|office)\b|\bi (?:teach|nurse|drive|run a|own a)\b|\b(?:employed|freelanc\w+|self-employed)\b/iu,
  ],
  [/^(?:sleep|slept)$/, /\b(?:sleep|slept|asleep|in bed|hours? (?:a|per|each|every) night)\b/i],
  [
    /^(?:live|lived|home|city|town)$/,
    /\bi(?:'ve| have)? (?:live|lived|moved)\b|\bi(?:'m| am) from\b|\bmy (?:flat|house|home|city|town)\b/i,
  ],
  [/^age$/, /\bi(?:'m| am) (?:\d{1,3}|\p{L}+ty(?:-\p{L}+)?)\b|\byears old\b|\bturn(?:ed|ing)? \d+/iu],
  [/^(?:partner|husband|wife|boyfriend|girlfriend)$/, /\b(?:partner|husband|wife|boyfriend|girlfriend|married)\b/i],
  [/^(?:kids?|child|children)$/, /\b(?:kids?|child|children|son|sons|daughter|daughters|baby)\b/i],
  [/^(?:mum|mom|mother)$/, /\b(?:mum|mom|mother)\b/i],
  [/^(?:dad|father)$/, /\b(?:dad|father)\b/i],
  [/^(?:owe|debt|debts|loan)$/, /\b(?:owe|debts?|loan)\b/i],
  [/^(?:earn|salary|wage|wages|income)$/, /\b(?:earn|salary|wages?|income|paid)\b/i],
  [
    /^(?:trip|journey|holiday|vacation|travel|travelling)$/,
    /\b(?:fly|flying|flight|trip|journey|holiday|vacation|travel\w*|train to|drive to)\b/i,
  ],
  [/^(?:meeting|appointment|date)$/, /\b(?:meet|meeting|appointment|see the|at the (?:doctor|dentist|hairdresser)\w*)\b/i],
  [/^(?:worried|worry|worries|afraid|scared)$/, /\b(?:worr(?:y|ied|ies|ying)|afraid|scared|anxious|nervous)\b/i],
  [/^(?:tired|exhausted)$/, /\b(?:tired|exhausted|worn out|no energy)\b/i],
  [/^(?:pet|pets|animal)$/, /\b(?:cat|dog|hamster|rabbit|horse|parrot)\b/i],
];
/** Too common to tell by themselves what is meant. */
const WEAK = new Set(
  'name hours hour time times day days week weeks month months year years thing things people new last first number'.split(' '),
);

const NUMBER = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|half|dozen)\b/i;
const DAY =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tonight|tomorrow|yesterday|weekend|(?:next|last|this) (?:week|month|year|spring|summer|autumn|winter)|in (?:the )?(?:spring|summer|autumn|winter)|in \d{4}|(?:ago|since))\b/i;
const CLOCK =
  /\b(?:at|around|by|from|until) (?:half )?(?:past )?(?:\d|one\b|two\b|three\b|four\b|five\b|six\b|seven\b|eight\b|nine\b|ten\b|eleven\b|twelve\b|noon\b|midnight\b)|\b\d{1,2}(?::\d\d)? ?(?:am|pm|o'clock)/i;
const NAME = /\b(?:called|named|name is|name's)\b|(?<=\p{L}[\p{L},]* )\p{Lu}\p{Ll}+/u;
const PLACE =
  /\b(?:in|to|at|from|near|along|behind|beside) (?!(?:the )?(?:morning|afternoon|evening|night|noon|midnight|weekend|week|month|year|spring|summer|autumn|winter|end|beginning|time|january|february|march|april|may|june|july|august|september|october|november|december|one|two|three|four|five|six|seven|eight|nine|ten|least|last|all|be|do|go)\b)(?:the |my |our |an? )?\p{L}/iu;
const WHO = /\bmy \p{L}+|(?<=\p{L}[\p{L},]* )\p{Lu}\p{Ll}+|\bwith\b/u;
const LONGEST_QUOTE = 200;

/** Of whoever was spoken of last. */
const ASKS_NAME_OF_LAST = /\bwhat(?:'?s| is| was) (?:her|his|its|their) name\b|\bwhat (?:is|was) (?:she|he|it) called\b/i;

/** What kind of answer a question wants, the first that fits it; a sentence without one does not answer it. */
const wants: readonly { readonly asks: RegExp; readonly best: RegExp; readonly alsoFits?: RegExp }[] = [
  { asks: /\b(?:what time|at what time|what hour)\b/i, best: CLOCK },
  { asks: /\bwhen\b|\b(?:which|what) (?:day|date|month|week|year)\b/i, best: DAY, alsoFits: CLOCK },
  { asks: /\bhow (?:many|much|long|old|far|big|tall|late|early)\b|\bnumber\b/i, best: NUMBER },
  { asks: /\bnames?\b|\bcalled\b/i, best: NAME },
  { asks: /\bwhere\b/i, best: PLACE },
  { asks: /\bwho(?:m)?\b/i, best: WHO },
];

/** What the member said of what they ask for. */
export interface Recalled {
  /** In quotation marks; as it is now, where they put it right. */
  readonly quote: string;
  readonly isAmended: boolean;
  /** Whether it answers what is asked: a time where a time is. */
  readonly isAnswer: boolean;
}

export const quoted = (sentence: string, longest = LONGEST_QUOTE): string => {
  const text = sentence.replace(/\s+/g, ' ').trim();
  const short = text.length <= longest ? text : `${text.slice(0, longest).replace(/\s+\S*$/, '')} …`;
  return `“${short.replace(/["“”]/g, "'")}”`;
};

/** The words of a question that say what it asks for; "how old am I" asks for an age. */
function askedFor(question: string): readonly string[] {
  const names = new Set((question.match(/(?<=\p{L}[\p{L},']* )\p{Lu}\p{Ll}+/gu) ?? []).map((name) => name.toLowerCase()));
  const asked = wordsOf(question).filter((word) => (word.length > 2 || names.has(word)) && !IDLE.has(word));
  return /\bhow old (?:am i|i am)\b/i.test(question) ? [...asked, 'age'] : asked;
}

const hasWord =
  (sentence: string) =>
  (word: string): boolean =>
    wordsOf(sentence).some((own) => stem(own) === stem(word)) ||
    KIN.some(([one, other]) => one.test(word) && other.test(sentence.replace(/[’‘]/g, "'")));

/**
 * What the member said of what they ask for now. Of several that fit as well the latest.
 * @param facts what was told before, oldest first, with corrections
 * @returns undefined where nothing of it was said
 */
export function recalled(question: string, facts: readonly Fact[]): Recalled | undefined {
  if (ASKS_NAME_OF_LAST.test(question)) {
    const last = facts.findLast(({ text }) => /\b(?:called|named|name is|name's)\b|\bmy \p{Ll}+ \p{Lu}\p{Ll}+/u.test(text));
    return last && { quote: quoted(last.text), isAmended: last.isAmended, isAnswer: true };
  }
  const about = askedFor(question);
  const named = about.filter((word) => !WEAK.has(word));
  // "When do I have to be there?" names nothing else.
  const strong = named.length > 0 ? named : wordsOf(question).filter((word) => word === 'there');
  const wanted = wants.find(({ asks }) => asks.test(question));
  const scored = facts.map((fact) => {
    const has = hasWord(fact.text);
    const found = strong.filter(has).length;
    const weak = about.filter((word) => WEAK.has(word) && has(word)).length;
    const fits = wanted?.best.test(fact.text) ? 1.25 : wanted?.alsoFits?.test(fact.text) ? 1 : 0;
    return { fact, isAnswer: wanted === undefined || fits > 0, score: found === 0 ? 0 : found * 2 + weak / 2 + fits };
  });
  const best = scored.reduce<(typeof scored)[number] | undefined>(
    (most, one) => (one.score > 0 && one.score >= (most?.score ?? 0) ? one : most),
    undefined,
  );
  return best && { quote: quoted(best.fact.text), isAmended: best.fact.isAmended, isAnswer: best.isAnswer };
}

const ASKS_FOR_FACT =
  /^\W*(?:(?:and|so|but|ok(?:ay)?|wait|sorry|hey|hm+|um+)\b[\s,.!…]*)*(?:(?:on |at |in |to |from |with )?(?:what|which) (?:time|day|date|month|year|city|town|place|floor|room)|(?:when|where|who(?:m|se)?)(?:'s|'re| (?:is|are|was|were|am|do|does|did|have|has|will|again)\b)|how (?:many|much|old|long|far|big)|what(?:'s| is| was) the (?:name|date|time|day|number|price))\b/i;
const ADVISES = /\b(?:should|could|can|would|might|must|may|shall|do people|does one|if)\b/i;
const OWN = /\b(?:i|i'm|my|me|we|our|us|mine)\b/i;

/** Whether a question asks for something that was told before, though it does not say so: "When is the operation?" */
export function asksForTold(question: string, told: readonly string[]): boolean {
  if (!ASKS_FOR_FACT.test(question) || ADVISES.test(question)) return false;
  const facts = factsIn(told);
  const found = recalled(question, facts);
  if (!found?.isAnswer) return false;
  const strong = askedFor(question).filter((word) => !WEAK.has(word));
  // "The operation" was spoken of; "a banana" is any.
  const isTheOne =
    strong.some((word) => new RegExp(`(?<=\\p{L} )${word.charAt(0).toUpperCase()}${word.slice(1)}\\b`, 'u').test(question)) ||
    strong.some((word) => new RegExp(`\\b(?:the|that|this|his|her|their) (?:\\p{L}+ )?${word}\\b`, 'iu').test(question));
  const matched = strong.filter((word) => facts.some(({ text }) => hasWord(text)(word))).length;
  return (OWN.test(question) || isTheOne) && matched * 2 > strong.length;
}

const ASKS_HOW_OFTEN =
  /\bhow (?:often|many times) (?:did|have|do) i (?:already |now )?(?:say|said|tell|told|mention\w*|write|written|wrote|use[d]?|complain\w*|talk\w*|speak|spoken|bring|brought)\b/i;
const TIMES = ['not once', 'once', 'twice'];
const MOST_QUOTED = 2;

/**
 * How often something was said in the conversation, and where: “twice: “…” and “…””.
 * @param told the messages before, oldest first, as they were written
 * @returns undefined where that is not asked
 */
export function countedIn(question: string, told: readonly string[]): string | undefined {
  if (!ASKS_HOW_OFTEN.test(question)) return undefined;
  const words = askedFor(question.replace(ASKS_HOW_OFTEN, ' ')).filter(
    (word) => !/^(?:word|about|sentence|this|chat|talk|conversation)$/.test(word),
  );
  if (words.length === 0) return undefined;
  const said = told.flatMap(sentencesIn).filter((sentence) => !sentence.endsWith('?') && words.every(hasWord(sentence)));
  const times = TIMES[said.length] ?? `${said.length} times`;
  const shown = said.slice(-MOST_QUOTED).map((sentence) => quoted(sentence, 90));
  const more = said.length > MOST_QUOTED ? ', the latest ' : ' ';
  return said.length === 0
    ? 'Not once in this conversation, as far as I can see.'
    : `${times.charAt(0).toUpperCase()}${times.slice(1)} in this conversation${more === ' ' ? ':' : more.trimEnd()} ${shown.join(' and ')}`;
}

/** Told in a hard moment: nothing to be brought up again unasked. */
export const isHard = (sentence: string): boolean => assess(sentence).level > 0;
