import type { Language } from './languages.ts';
import { isEmptyWord } from './words.ts';

/** A figure of a text. */
export interface Figure {
  /** The number as it is written: `350`, `52,400`, `six`. */
  readonly number: string;
  /** With what is counted: `350 grams`, `six hours`, `18 %`; the number alone where nothing is. */
  readonly phrase: string;
  /** What is counted, in small letters; empty where nothing is named. */
  readonly unit: string;
  /** Where it begins in the sentence. */
  readonly at: number;
  /** It is one end of a range, so the other end gives it away. */
  readonly inRange: boolean;
}

const DIGITS = '\\p{N}+(?:[.,:]\\p{N}+)*';
const RANGE = '(?:to|and|or|bis|und|à|et|ou|a|y|o|–|-|—)';

const patterns = new Map<Language, RegExp>();
function patternOf(language: Language): RegExp {
  const known = patterns.get(language);
  if (known) return known;
  const words = language.numbers.size === 0 ? '(?!)' : [...language.numbers.keys()].join('|');
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}.,-])(?:${DIGITS}(?![\\p{L}\\p{N}])|(?:${words})(?:-(?:${words}))?(?=\\s\\p{L}{3,}))(?:\\s?[%°€$£]\\p{Lu}?|\\s\\p{L}[\\p{L}\\p{M}-]*)?`,
    'giu',
  );
  patterns.set(language, pattern);
  return pattern;
}

/** The figures of a sentence, in digits and in words. */
export const figuresIn = (sentence: string, language: Language): readonly Figure[] =>
  [...sentence.matchAll(patternOf(language))].flatMap(({ 0: matched, index }): Figure[] => {
    const number = new RegExp(`^${DIGITS}`, 'u').exec(matched)?.[0] ?? matched.replace(/\s.*$/, '');
    const unit = matched.slice(number.length).trim().toLowerCase();
    const isWord = !/^\p{N}/u.test(number);
    const counts = unit !== '' && !isEmptyWord(unit, language) && !isYear(number);
    // "two of them", "six and": a number in words that counts nothing is no figure.
    if (isWord && !counts) return [];
    const phrase = counts ? matched : number;
    const before = sentence.slice(Math.max(0, index - 24), index);
    const after = sentence.slice(index + phrase.length, index + phrase.length + 24);
    const isNumber = (text: string) => /^\p{N}/u.test(text) || language.numbers.has(text.toLowerCase());
    const low = new RegExp(`(\\S+)\\s?${RANGE}\\s?$`, 'iu').exec(before)?.[1];
    const high = new RegExp(`^\\s?${RANGE}\\s?([\\p{L}\\p{N}]+)`, 'iu').exec(after)?.[1];
    const inRange = (low !== undefined && isNumber(low)) || (high !== undefined && isNumber(high));
    return [{ number, phrase, unit: counts ? unit : '', at: index, inRange }];
  });

export const isYear = (number: string): boolean => /^(?:1\d|20)\d\d$/.test(number);

/** A number as such, in digits or in words. */
export function sizeOf(number: string, { numbers }: Language): number {
  const [tens = '', ones] = number.toLowerCase().split('-');
  const size = numbers.get(tens);
  return (
    (size === undefined ? undefined : size + (numbers.get(ones ?? '') ?? 0)) ??
    Number(number.replaceAll(',', '').replaceAll(/[^\p{N}.]/gu, ''))
  );
}
