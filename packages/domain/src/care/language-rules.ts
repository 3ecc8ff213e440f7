import { easternLanguages } from './languages-eastern-europe.ts';
import { languagesElsewhere } from './languages-elsewhere.ts';
import { northernLanguages } from './languages-northern-europe.ts';
import { westernLanguages } from './languages-western-europe.ts';

/** The explicit words of one language for ending one's own life. */
export interface CareLanguage {
  /** In English. */
  readonly name: string;
  /** A pattern in the language's own spelling, and a message that it is for. */
  readonly phrases: readonly (readonly [pattern: string, example: string])[];
  /** Words in front, at most one word away, that turn a phrase into its opposite. */
  readonly not?: string;
  /** Words behind that make it a figure of speech: dying of laughter. */
  readonly idiom?: string;
  /** Letters that are written together with the word they stand before. */
  readonly prefixes?: string;
  /** Written without blanks between words, or with few; read without any. */
  readonly unspaced?: boolean;
}

/** All languages besides English that the rules know the explicit words of. */
export const careLanguages: readonly CareLanguage[] = [
  ...westernLanguages,
  ...northernLanguages,
  ...easternLanguages,
  ...languagesElsewhere,
];

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
  readonly unspaced: boolean;
  readonly pattern: RegExp;
  readonly not: RegExp | undefined;
  readonly idiom: RegExp | undefined;
}

const LETTER = '[\\p{L}\\p{M}]';

/** One pattern for a language: every phrase reads the same text, so they are read at once. */
function readerOf({ phrases, not, idiom, prefixes = '', unspaced = false }: CareLanguage): Reader {
  const any = phrases.map(([pattern]) => `(?:${foldedPattern(pattern)})`).join('|');
  const start = `(?<!${LETTER})${prefixes === '' ? '' : `[${prefixes}]?`}`;
  return {
    unspaced,
    pattern: new RegExp(unspaced ? any : `${start}(?:${any})(?!${LETTER})`, 'gu'),
    not: not === undefined ? undefined : new RegExp(`(?<!${LETTER})(?:${foldedPattern(not)})(?: ${LETTER}+)? $`, 'u'),
    idiom: idiom === undefined ? undefined : new RegExp(`^ (?:${foldedPattern(idiom)})(?!${LETTER})`, 'u'),
  };
}

const allReaders: readonly Reader[] = careLanguages.map(readerOf);

/**
 * Whether a message says in plain words of another language that its writer wants to die: 3, or 2 where it is denied; 0 when nothing
 * was found. It knows set phrases only, and nobody who writes in another way is recognised by it.
 */
export function otherLanguageLevel(message: string, languages = careLanguages): 0 | 2 | 3 {
  const readers = languages === careLanguages ? allReaders : languages.map(readerOf);
  // A full stop of its own ends a thought, and no phrase reads across it.
  const spaced = folded(message.replace(/\p{Cf}/gu, ''))
    .replace(/[’‘´`]/g, "'")
    .replace(/[.!?;:\n\r…。！？]+/gu, '.')
    .replace(/[^\p{L}\p{M}\p{N}'.]+/gu, ' ')
    .replace(/ ?\. ?/g, ' . ');
  const unspaced = spaced.replaceAll(' ', '');
  const levels = readers.flatMap((reader) => levelsOf(reader, reader.unspaced ? unspaced : spaced));
  return levels.includes(3) ? 3 : levels.includes(2) ? 2 : 0;
}

/** A denial stands this close, in characters. */
const CLOSE = 40;

function levelsOf({ pattern, idiom, not }: Reader, text: string): (2 | 3)[] {
  return [...text.matchAll(pattern)]
    .filter(({ 0: match, index }) => !idiom?.test(text.slice(index + match.length, index + match.length + CLOSE)))
    .map(({ index }) => (not?.test(text.slice(Math.max(0, index - CLOSE), index)) ? 2 : 3));
}
