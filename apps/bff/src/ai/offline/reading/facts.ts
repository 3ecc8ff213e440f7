import { accountIn } from '@everstep/domain';
import { stem, wordsOf } from './recall-words.ts';

/** A sentence that the member told, with what they put right later. */
export interface Fact {
  readonly text: string;
  readonly isAmended: boolean;
}

/** What a correction replaces, wherever the old stands. */
export interface Amendment {
  /** The fact as it is now. */
  readonly fact: Fact;
  /** Where it stands among those told before. */
  readonly at: number;
  /** The same change for other words that were taken from it. */
  readonly inWords: (words: string) => string;
}

const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const WEEKDAYS = `${DAY}(?:(?:,| and|, and| or) (?:on )?${DAY})*`;
const COUNT =
  '(?:\\d{1,3}(?:,\\d{3})+|\\d+(?:\\.\\d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|half an?)';
const HOUR = '(?:\\d{1,2}(?:[:.]\\d\\d)?|(?:half (?:past )?)?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))';
const KIN =
  '(?:mum|mom|mother|dad|father|sister|brother|aunt|uncle|cousin|niece|nephew|wife|husband|partner|girlfriend|boyfriend|son|daughter|friend|boss|manager|colleague|neighbour|neighbor|teacher|flatmate|roommate|grandmother|grandfather|grandma|grandpa|gran|nan|cat|dog)';

interface Kind {
  /** Nothing but a value, after the little words that lead to it. */
  readonly whole: RegExp;
  /** A value within a sentence: its lead, and itself. */
  readonly inside: RegExp;
}

/** Values that one may have wrong, each replaced by its like; the more exact ones first. `lead` stays as it stands in the sentence. */
const kinds: readonly Kind[] = (
  [
    ['', `(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|${MONTH} (?:the )?\\d{1,2}(?:st|nd|rd|th)?`],
    ['', MONTH],
    ['', WEEKDAYS],
    ['', '(?:today|tonight|tomorrow|yesterday|(?:next|last|this) (?:week|month|year|weekend|spring|summer|autumn|winter))'],
    ['(?:at|around|about|by|from|until|till) ', `${HOUR}(?: ?(?:am|pm|o'clock)\\b)?(?! (?:\\p{L}+s|percent|euros?)\\b)|noon|midnight`],
    ['', "\\d{1,2}(?::\\d\\d)? ?(?:am|pm|o'clock)"],
    ['', '[€$£] ?\\d[\\d,.]*|\\d[\\d,.]* ?(?:euros?|pounds?|dollars?|€|\\$|£)'],
    [
      '',
      `(?<!\\p{L})${COUNT} (?:minutes?|hours?|days?|weeks?|months?|years?|times|pages?|km|kilometres?|kilos?|kids|children|people|percent)`,
    ],
    ['my ', KIN],
    ["(?:called|named|name is|name's) ", '\\p{L}[\\p{L}-]+'],
  ] as const
).map(([lead, value]) => ({
  whole: new RegExp(`^(?:(?:in|on|at|by|for|around|about|from|until|the|my|called|named) ){0,2}(${value})$`, 'iu'),
  inside: new RegExp(`(?<![\\p{L}\\d])(${lead})(${value})(?![\\p{L}\\d])`, 'iu'),
}));

const OPENS =
  "(?:(?:oh|ah|well|hm+|ok|and|but)\\b[\\s,.!:;…–—-]*)*(?:(?:no|nope|wait|sorry|oops|hang on|hold on|actually|correction|my mistake|i was wrong|i mean|pardon|rather|not quite|(?:that'?s|that is|that was) (?:wrong|not right)|i got (?:that|it) wrong|i misspoke)\\b[\\s,.!:;…–—-]*)+";
const SAYS =
  "(?:i (?:really |actually )?(?:meant|mean|should have said|wanted to say|said)(?: to say)?(?: that)?|make (?:that|it)|let'?s say|it'?s|it is|it was|it will be|it'll be|that'?s|that is|that was|this is|he'?s|she'?s|they'?re|(?:he|she) is|they are|i'?m|i am|his name is|her name is|(?:he|she|it)(?:'s| is) called|rather)";
const LEADS = '(?:actually |really |now |going to be |only |on |in |at |by |for )*';
/** "It's in July, not June", "in July, and not in June". */
const NOT_OTHER = new RegExp(
  `^(?:${OPENS})?(?:(.{0,40}?)\\b(?:${SAYS}|is|was|are|will be|at|on|in|by|for|of|have|need)\\b )?${LEADS}((?:(?! (?:but|is|was|are) ).){1,40}?)(?:,|,? and|,? instead of| rather than|;| [–—-])? ?(?:not|instead of|rather than)\\b ${LEADS}(?:the )?(.{1,40})$`,
  'iu',
);
/** "Not June, July", "it isn't June, it's July". */
const OTHER_NOT = new RegExp(
  `^(?:${OPENS})?(?:(?:it'?s|it is|that'?s|that is|it was) )?(?:not|it isn'?t|it wasn'?t|isn'?t|wasn'?t)\\b ${LEADS}(.{1,40}?)(?:,| but|;| [–—-])+ ?(?:but )?(?:${SAYS} )?${LEADS}(.{1,40})$`,
  'iu',
);
/** "No, I meant Wednesday", "actually at nine", "sorry, July": an opening, or words that say it, and a value. */
const OPENED = new RegExp(`^${OPENS}(?:${SAYS} )?${LEADS}(.{1,40})$`, 'iu');
const MEANT = new RegExp(
  `^(?:i (?:really |actually )?(?:meant|mean|should have said)|make (?:that|it)|correction:?) ${LEADS}(.{1,40})$`,
  'iu',
);
const MOVED = new RegExp(
  `^(?:(?:please|can you|could you|let'?s)\\s+)*(?:change|move|shift|push|put) (?:it|that|this|the (?:time|day|date|hour|start))(?: back| forward)? to ${LEADS}(.{1,40}?)(?: please| instead)?$`,
  'iu',
);
const AFTER = /^(.{1,40}?),? (?:sorry|i mean|i meant|actually|rather|that is)$/iu;
/** "Actually the flight is at 9": a whole sentence over another one. */
const RESTATED = new RegExp(`^${OPENS}((?:the|my|our|his|her|their|it|he|she|they|i|we)\\b.{3,80})$`, 'iu');
/** What a pronoun says it of is the sentence just before. */
const SAYS_OF_IT =
  /^(?:it|that|he|she|they)(?:'s|'re| is| are| was| will be| starts?| begins?| ends?| leaves?| opens?| happens?| takes? place)\b/i;
const OPENED_BY = new RegExp(`^${OPENS}`, 'i');
/** How many sentences back a value without its old one may stand; a mere number stands in the last. */
const NEAR = 4;
const NUMBER: Kind = {
  whole: /^(?:only )?(\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/i,
  inside: /(?<![\p{L}\d])()(\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?![\p{L}\d])/iu,
};

/** "Change the time to seven": of an hour that was told. */
const BARE_HOUR: Kind = { whole: NUMBER.whole, inside: new RegExp(`(?<![\\p{L}\\d])((?:at|around|by) )(${HOUR})(?![\\p{L}\\d])`, 'iu') };

/** "Lia is 7": what is said of somebody with a name. */
const SAID_OF = /^(\p{Lu}\p{Ll}+|[Mm]y \p{L}+) (is|has|was|lives in|starts at|starts in) (\S.{0,30})$/u;
const ASKS =
  /^\W*(?:(?:and|so|but|ok|then|sorry|wait)\W+)*(?:(?:what|who|where|when|which|why|how)(?:'?s| (?:is|are|was|were|do|does|did|am|have|has|can|could|should|would|will|many|much|old|long|often)\b)|(?:do|does|did|can|could|would|will|have|has|are|is) (?:you|i|we|it|they|he|she|this|that|there)\b)/i;

const plain = (text: string): string => text.replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();
const bare = (sentence: string): string => plain(sentence).replace(/[\s.!…]+$/, '');
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const asWord = (text: string): RegExp => new RegExp(`(?<![\\p{L}\\d])${escaped(text)}(?![\\p{L}\\d])`, 'iu');

export const sentencesIn = (message: string): readonly string[] =>
  message
    .split(/(?<=[.!?…])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

type Change = (words: string) => string;

const withoutThe = (words: string): string => words.replace(/^the /i, '');

/** The old words by the new ones. */
const instead =
  (from: string, to: string): Change =>
  (words) =>
    plain(words)
      .replace(asWord(from), () => to)
      // "Three kids, not two" of "two kids".
      .replace(/(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu, '$1');

/** A value by one of its kind. */
const likeFor =
  ({ inside }: Kind, value: string): Change =>
  (words) =>
    plain(words).replace(inside, (_, lead: string) => `${lead}${value}`);

/** The change that a sentence makes to one told before; undefined where it corrects nothing. */
function changeBy(sentence: string, before: readonly Fact[]): { readonly change: Change; readonly at: number } | undefined {
  const text = bare(sentence);
  if (text.length > 120 || text.endsWith('?')) return undefined;
  const [, , right = '', wrong = ''] = NOT_OTHER.exec(text) ?? [];
  const [, wrongFirst = '', rightAfter = ''] = OTHER_NOT.exec(text) ?? [];
  for (const [to, from] of [
    [right, wrong],
    [withoutThe(rightAfter), withoutThe(wrongFirst)],
  ] as const) {
    const at = from === '' || to === '' ? -1 : before.findLastIndex((fact) => asWord(from).test(plain(fact.text)));
    if (at >= 0) return { change: instead(from, to), at };
  }
  const value = (OPENED.exec(text) ?? MEANT.exec(text) ?? MOVED.exec(text) ?? AFTER.exec(text))?.[1];
  const valued = value === undefined ? undefined : byKind(value.replace(/,? (?:not|instead|sorry)\b.*$/i, ''), before);
  return valued ?? restated(text, before) ?? saidOf(text, before);
}

/** Something else said of the same name, where the sentence opens as a correction. */
function saidOf(text: string, before: readonly Fact[]): { readonly change: Change; readonly at: number } | undefined {
  const rest = text.replace(OPENED_BY, '');
  const [, who = '', verb = '', value = ''] = rest === text ? [] : (SAID_OF.exec(rest) ?? []);
  if (who === '') return undefined;
  const old = new RegExp(`(?<![\\p{L}])(${escaped(who)} ${verb}) [^,.;]+?(?= and |,|;|$)`, 'iu');
  const at = before.findLastIndex((fact) => old.test(bare(fact.text)));
  return at < 0 ? undefined : { change: (words) => plain(words).replace(old, (_, lead: string) => `${lead} ${value}`), at };
}

function byKind(value: string, before: readonly Fact[]): { readonly change: Change; readonly at: number } | undefined {
  for (const [kind, near] of [...kinds.map((one) => [one, NEAR] as const), [NUMBER, 1] as const, [BARE_HOUR, NEAR] as const]) {
    const found = kind.whole.exec(value)?.[1];
    if (found === undefined) continue;
    const from = Math.max(0, before.length - near);
    const at = before.slice(from).findLastIndex((fact) => kind.inside.test(plain(fact.text)));
    if (at >= 0) return { change: likeFor(kind, found), at: from + at };
  }
  return undefined;
}

/** A sentence that says the same thing of the same, with another value. */
function restated(text: string, before: readonly Fact[]): { readonly change: Change; readonly at: number } | undefined {
  const whole = RESTATED.exec(text)?.[1];
  if (whole === undefined) return undefined;
  const own = new Set(
    wordsOf(whole)
      .filter((word) => word.length > 3)
      .map(stem),
  );
  const says = (fact: Fact, kind: Kind) =>
    wordsOf(plain(fact.text).replace(kind.inside, '')).some((word) => word.length > 3 && own.has(stem(word)));
  for (const kind of kinds) {
    const value = kind.inside.exec(whole)?.[2];
    if (value === undefined) continue;
    const last = before.length - 1;
    const at = before.findLastIndex(
      (fact, index) => kind.inside.test(plain(fact.text)) && (says(fact, kind) || (index === last && SAYS_OF_IT.test(whole))),
    );
    if (at >= 0) return { change: likeFor(kind, value), at };
  }
  return undefined;
}

/** A word that each correction has; without one nothing more is looked for. */
export const mayCorrect = (message: string): boolean => MAY_CORRECT.test(plain(message));
const MAY_CORRECT =
  /\b(?:no|not|isn'?t|wasn'?t|nope|actually|sorry|wait|oops|mean|meant|should have said|wrong|mistake|misspoke|correction|make (?:it|that)|let'?s say|hang on|hold on|rather|instead|pardon|change|move|shift|push|put)\b/i;

/**
 * What a message puts right of what was told before: the sentence spoken of just before, or the one that holds the old word.
 * @returns undefined where it corrects nothing that was told
 */
export function amendmentIn(message: string, before: readonly Fact[]): Amendment | undefined {
  for (const sentence of mayCorrect(message) ? sentencesIn(message) : []) {
    const found = changeBy(sentence, before);
    const old = found && before[found.at];
    if (!found || !old) continue;
    const text = found.change(old.text);
    if (text !== plain(old.text)) return { fact: { text, isAmended: true }, at: found.at, inWords: found.change };
  }
  return undefined;
}

/** All that was told, oldest first: a correction replaces what it corrects, questions and orders to the guide tell nothing. */
export function factsIn(told: readonly string[]): readonly Fact[] {
  const facts: Fact[] = [];
  for (const sentence of told.flatMap(sentencesIn)) {
    if (sentence.endsWith('?') || ASKS.test(sentence) || accountIn(sentence) === '') continue;
    const amendment = amendmentIn(sentence, facts);
    if (amendment) facts[amendment.at] = amendment.fact;
    else facts.push({ text: sentence, isAmended: false });
  }
  return facts;
}
