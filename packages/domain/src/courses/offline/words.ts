import type { Language } from './languages.ts';

/** Scripts that write without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
let segmenter: Intl.Segmenter | undefined;

/** The words of a text: letters, marks and digits, with apostrophes and hyphens inside. */
export const wordsIn = (text: string): readonly string[] =>
  (text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[’'-][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu) ?? []).flatMap((word) =>
    UNSPACED.test(word) ? segmentsOf(word) : [word],
  );

function segmentsOf(run: string): readonly string[] {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  return Array.from(segmenter.segment(run), ({ segment }) => segment);
}

export const isEmptyWord = (word: string, { emptyWords }: Language): boolean => {
  const small = word.toLowerCase();
  return emptyWords.has(small) || emptyWords.has(small.replace(/[’']\p{L}+$/u, ''));
};

/** Whether a word can't stand for a subject by itself. */
export const isGenericWord = (word: string, { genericWords }: Language): boolean =>
  genericWords.has(word.toLowerCase()) || genericWords.has(stemOf(word));

/** Words of one stem count as one: flours and flour, tries and try. */
export function stemOf(word: string): string {
  const plain = withoutElision(word.toLowerCase()).replace(/[’']s$/, '');
  if (plain.length > 4 && plain.endsWith('ies')) return `${plain.slice(0, -3)}y`;
  if (plain.length > 4 && /(?:ss|sh|ch|x|z|[^aeiouh]o)es$/.test(plain)) return plain.slice(0, -2);
  return plain.length > 3 && /[^sui]s$/.test(plain) ? plain.slice(0, -1) : plain;
}

/** "l’eau": eau. */
export const withoutElision = (word: string): string => word.replace(/^(?:\p{L}|[Qq]u)[’'](?=\p{L}{3})/u, '');

/** Words by which one sentence is known to speak of what another speaks of. */
export function contentStems(text: string, language: Language): ReadonlySet<string> {
  const words = wordsIn(text).map(withoutElision);
  return new Set(words.filter((word) => isContent(word, language)).map(stemOf));
}

/** Whether a word can say what a text is about, alone or beside another one. */
export function isContent(word: string, language: Language): boolean {
  if (/^\p{N}/u.test(word) || isEmptyWord(word, language) || language.numbers.has(word.toLowerCase())) return false;
  if (UNSPACED.test(word)) return !/^\p{Script=Hiragana}+$/u.test(word) && (word.length > 1 || /^\p{Script=Han}$/u.test(word));
  return word.length > 2;
}

/** The words and stems of a sentence, with spaces around each: what {@link speaksOf} looks into. For whoever asks about one sentence often. */
export function spokenIn(sentence: string): string {
  const words = wordsIn(sentence);
  return ` ${words.join(' ').toLowerCase()} | ${words.map(stemOf).join(' ')} `;
}

/** Whether a sentence speaks of a word or of words that stand together, given by their stem. */
export const speaksOf = (sentence: string, { stem }: { readonly stem: string }): boolean => spokenIn(sentence).includes(` ${stem} `);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** Without case, signs and doubled spaces: two texts that read the same are the same. */
export const plainOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
