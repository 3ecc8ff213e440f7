import { numberOf, ONE_TO_TEN } from './number-words.ts';

/** A stretch of time that a plan is to cover. */
export interface Span {
  readonly days: number;
  /** As it was named: "two weeks". */
  readonly words: string;
}

const COUNT = `(?:\\d{1,3}|an?|one|couple of|few|${ONE_TO_TEN}|twelve|fourteen|thirty)`;
const UNIT = '(day|week|fortnight|month|weekend)';
const SPAN = new RegExp(
  `(?:\\b(?:for|over|in|within|of|during|across|to cover|covering|spread over)\\s+)?(?:\\b(?:only|just|about)\\s+)?(?:\\b(?:the|my|our|this|these|a)\\s+)?(?:\\b(?:very )?(?:first|next|coming|whole|entire|full|following)\\s+)?(?:\\b(${COUNT})[\\s-]+)?\\b${UNIT}s?\\b(?:\\s+(?:only|or so|ahead|long|to come))?`,
  'i',
);
/** A day or an hour is no stretch: "every day", "a week ago", "twice a week". */
const NO_SPAN = new RegExp(
  `\\b(?:every|each|per|once a|twice a|times a|last|some|one of these|any|all|these|the other) ${UNIT}s?\\b|\\b${UNIT}s? ago\\b|\\bday[- ]to[- ]day\\b`,
  'i',
);
const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, fortnight: 14, month: 30, weekend: 2 };
const counts: Readonly<Record<string, number>> = { 'couple of': 2, few: 3, twelve: 12 };
const [SHORTEST, LONGEST] = [2, 183];

/** The stretch of time that a text names, of two days to half a year, and the text without it. */
export function spanIn(text: string): (Span & { readonly rest: string }) | undefined {
  const plain = text.replace(/[’‘]/g, "'");
  const match = NO_SPAN.test(plain) ? null : SPAN.exec(plain);
  if (!match) return undefined;
  const [all, count = 'one', unit = ''] = match;
  const many = counts[count.toLowerCase()] ?? numberOf(count);
  const days = many * (DAYS[unit.toLowerCase()] ?? Number.NaN);
  if (!(days >= SHORTEST && days <= LONGEST)) return undefined;
  const isPlural = many !== 1;
  const named = `${Object.hasOwn(counts, count.toLowerCase()) && counts[count.toLowerCase()] !== 12 ? 'a ' : ''}${count.toLowerCase()}`;
  const rest = `${plain.slice(0, match.index)} ${plain.slice(match.index + all.length)}`.replace(/\s+/g, ' ').trim();
  return { days, words: isPlural ? `${named} ${unit.toLowerCase()}s` : `one ${unit.toLowerCase()}`, rest };
}
