import { easternLanguages } from './languages-eastern-europe.ts';
import { languagesElsewhere } from './languages-elsewhere.ts';
import { furtherLanguages } from './languages-further.ts';
import { northernLanguages } from './languages-northern-europe.ts';
import { selfHarmInLanguages } from './languages-self-harm.ts';
import { violenceInLanguages } from './languages-violence.ts';
import { westernLanguages } from './languages-western-europe.ts';
import type { CareCategory } from './phrases.ts';

/** The words of one language for one danger. */
export interface CareLanguage {
  /** In English. */
  readonly name: string;
  /** What the phrases are about: without it, ending one's own life. */
  readonly category?: CareCategory;
  /** A pattern in the language's own spelling, and a message that it is for. */
  readonly phrases: readonly (readonly [pattern: string, example: string])[];
  /** Words in front, at most one word away, that turn a phrase into its opposite. */
  readonly not?: string;
  /** Words inside a phrase that do so. */
  readonly denied?: string;
  /** Words behind, at most one word away, that do so. */
  readonly deniedBehind?: string;
  /** Words behind that make it a figure of speech: dying of laughter. */
  readonly idiom?: string;
  /** Words nearby, in the same sentence, that make it harmless: a game, a kitchen. */
  readonly unless?: string;
  /** Letters that are written together with the word they stand before. */
  readonly prefixes?: string;
  /** Written without blanks between words, or with few; read without any. */
  readonly unspaced?: boolean;
}

/** All languages besides English that the rules know the words for ending one's own life of. */
export const careLanguages: readonly CareLanguage[] = [
  ...westernLanguages,
  ...northernLanguages,
  ...easternLanguages,
  ...languagesElsewhere,
  ...furtherLanguages,
];

/** Violence at home and self-harm, in fewer languages. */
export const dangersInLanguages: readonly CareLanguage[] = [...violenceInLanguages, ...selfHarmInLanguages];

const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ı: 'i',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ى: 'ي',
  ة: 'ه',
};

/**
 * One spelling for what may be written in several. Accents go where people often leave them out; signs that belong to the letter, as
 * in Hindi or Japanese, stay.
 */
export function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu, '$1')
    .replace(/[\u0591-\u05c7\u0640\u064b-\u0652\u093c]/g, '')
    .normalize('NFKC')
    .replace(/[łøæœßıđðþأإآىة]/gu, (letter) => plainLetters[letter] ?? letter);
}

/** The same for a pattern, whose classes of letters stay as they are. */
const foldedPattern = (pattern: string): string =>
  pattern
    .split(/(\\p\{\w+\})/u)
    .map((part, index) => (index % 2 === 1 ? part : folded(part)))
    .join('');

interface Reader {
  readonly category: CareCategory;
  readonly unspaced: boolean;
  readonly pattern: RegExp;
  readonly not: RegExp | undefined;
  readonly denied: RegExp | undefined;
  readonly deniedBehind: RegExp | undefined;
  readonly idiom: RegExp | undefined;
  readonly unless: RegExp | undefined;
}

const LETTER = '[\\p{L}\\p{M}]';

/** Some words of a language, with what stands around them. */
const wordsOf = (words: string | undefined, before: string, after: string): RegExp | undefined =>
  words === undefined ? undefined : new RegExp(`${before}(?:${foldedPattern(words)})${after}`, 'u');

/** One pattern for a language: every phrase reads the same text, so they are read at once. */
function readerOf(language: CareLanguage): Reader {
  const { category = 'suicide', phrases, prefixes = '', unspaced = false } = language;
  const any = phrases.map(([pattern]) => `(?:${foldedPattern(pattern)})`).join('|');
  const start = `(?<!${LETTER})${prefixes === '' ? '' : `[${prefixes}]?`}`;
  return {
    category,
    unspaced,
    pattern: new RegExp(unspaced ? any : `${start}(?:${any})(?!${LETTER})`, 'gu'),
    not: wordsOf(language.not, `(?<!${LETTER})`, `(?: ${LETTER}+)? $`),
    denied: wordsOf(language.denied, `(?<!${LETTER})`, `(?!${LETTER})`),
    deniedBehind: wordsOf(language.deniedBehind, `^ (?:${LETTER}+ )?`, `(?!${LETTER})`),
    idiom: wordsOf(language.idiom, '^ ', `(?!${LETTER})`),
    unless: wordsOf(language.unless, `(?<!${LETTER})`, `(?!${LETTER})`),
  };
}

const allReaders: readonly Reader[] = [...careLanguages, ...dangersInLanguages].map(readerOf);

/** What was found in words of another language. */
export interface LanguageFinding {
  readonly level: 2 | 3;
  readonly category: CareCategory;
}

/**
 * Whether a message says in plain words of another language that its writer wants to die, is hurt at home, or hurts themselves: 3, or 2
 * where it is denied. It knows set phrases only, and nobody who writes in another way is recognised by it.
 */
export function findingsInLanguages(message: string, languages?: readonly CareLanguage[]): readonly LanguageFinding[] {
  const readers = languages?.map(readerOf) ?? allReaders;
  // A full stop of its own ends a thought, and no phrase reads across it.
  const spaced = folded(message.replace(/\p{Cf}/gu, ''))
    .replace(/[’‘´`]/g, "'")
    .replace(/[.!?;:\n\r…。！？]+/gu, '.')
    .replace(/[^\p{L}\p{M}\p{N}'.]+/gu, ' ')
    .replace(/ ?\. ?/g, ' . ');
  const unspaced = spaced.replaceAll(' ', '');
  return readers.flatMap((reader) => findingsOf(reader, reader.unspaced ? unspaced : spaced));
}

/** A denial stands this close, in characters. */
const CLOSE = 40;
/** And a word that makes it harmless this close. */
const NEARBY = 80;

function findingsOf({ category, pattern, ...around }: Reader, text: string): LanguageFinding[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: match, index }) => {
    const before = text.slice(Math.max(0, index - NEARBY), index);
    const after = text.slice(index + match.length, index + match.length + NEARBY);
    if (around.idiom?.test(after.slice(0, CLOSE)) || around.unless?.test(sentenceAround(before, match, after))) return [];
    const isDenied =
      around.not?.test(before.slice(-CLOSE)) || around.denied?.test(match) || around.deniedBehind?.test(after.slice(0, CLOSE));
    return [{ level: isDenied ? 2 : 3, category }];
  });
}

const sentenceAround = (before: string, match: string, after: string): string =>
  `${before.slice(before.lastIndexOf('.') + 1)}${match}${after.split('.', 1)[0] ?? ''}`;
