/** Asks for one's own name, which stands in the profile. */
export const asksOwnName = (question: string): boolean => /\bmy (?:own |first )?name\b/i.test(question);

/** Words that say nothing of what is asked for. */
const IDLE = new Set(
  'what who whom where when which how did does was were are the and that this say said tell told mention mentioned you your again remember know still just already ago have had has about for with from called call many much long often far old not can could would will actually really please sorry there here them they him her his she its our'.split(
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
  [/^(?:pet|pets|animal)$/, /\b(?:cat|dog|hamster|rabbit|horse|parrot)\b/i],
];
/** Too common to tell by themselves what is meant. */
const WEAK = new Set(
  'name hours hour time times day days week weeks month months year years thing things people new last first number'.split(' '),
);

const NUMBER = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|half|dozen)\b/i;
const NAME = /\b(?:called|named|name is|name's)\b|(?<=\p{L}[\p{L},]* )\p{Lu}\p{Ll}+/u;
const LONGEST_QUOTE = 200;

const asPlain = (text: string): string => text.replace(/[’‘]/g, "'");
const wordsOf = (text: string): readonly string[] =>
  asPlain(text)
    .toLowerCase()
    .replace(/'s\b/g, '')
    .match(/\p{L}{2,}/gu) ?? [];
/** "sleeping" meets "sleep", and "sisters" meets "sister". */
const stem = (word: string): string => (word.length > 4 ? word.replace(/(?:ing|ed|es|s)$/, '').slice(0, 6) : word.replace(/s$/, ''));

/** Statements, each with its sentence as it was written. Questions and orders to look something up tell nothing. */
const statementsIn = (message: string): readonly string[] =>
  message
    .split(/(?<=[.!?…])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && !sentence.endsWith('?'));

/**
 * What the member said of what they ask for now, in quotation marks. Of several that fit as well the latest, for it may correct an earlier.
 * @param told the messages before, oldest first
 * @returns undefined where nothing of it was said
 */
export function recalled(question: string, told: readonly string[]): string | undefined {
  const asked = wordsOf(question).filter((word) => word.length > 2 && !IDLE.has(word));
  const about = /\bhow old (?:am i|i am)\b/i.test(question) ? [...asked, 'age'] : asked;
  const strong = about.filter((word) => !WEAK.has(word));
  const wantsNumber = /\bhow (?:many|much|long|old|far|often|big)\b|\bwhen\b|\bnumber\b/i.test(question);
  const wantsName = /\bname\b|\bcalled\b|\bwho\b/i.test(question);
  const scored = told.flatMap(statementsIn).map((sentence) => {
    const own = new Set(wordsOf(sentence).map(stem));
    const has = (word: string) => own.has(stem(word)) || KIN.some(([one, other]) => one.test(word) && other.test(asPlain(sentence)));
    const found = strong.filter(has).length;
    const weak = about.filter((word) => WEAK.has(word) && has(word)).length;
    const fits = (wantsNumber && NUMBER.test(sentence)) || (wantsName && NAME.test(sentence)) ? 1 : 0;
    return { sentence, score: found === 0 ? 0 : found * 2 + weak / 2 + fits };
  });
  const best = scored.reduce((most, one) => (one.score > 0 && one.score >= most.score ? one : most), { sentence: '', score: 0 });
  if (best.score === 0) return undefined;
  const { sentence } = best;
  const short = sentence.length <= LONGEST_QUOTE ? sentence : `${sentence.slice(0, LONGEST_QUOTE).replace(/\s+\S*$/, '')} …`;
  return `“${short.replace(/["“”]/g, "'")}”`;
}
