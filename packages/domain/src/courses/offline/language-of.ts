import { type Language, type LanguageId, languages } from './languages.ts';

/** The words that are most frequent in each language, few of them shared. */
const MARKERS: readonly (readonly [LanguageId, ReadonlySet<string>])[] = (
  [
    ['en', 'the of and to is it that for with are not in an on by from at be was this as or you your'],
    ['de', 'der die das und ist nicht ein eine mit von den im zu auf dem des sich für als es an werden wird sind wer'],
    ['fr', 'le la les de des du et est un une pour dans que en au aux qui ne pas par sur l d il elle sont avec ce cette ou mais parce'],
    ['es', 'el la los las de y es un una que en por del al se con no para su lo como más son porque les hay está muy también cuando'],
  ] as const
).map(([id, words]) => [id, new Set(words.split(' '))]);

/** Words that are looked at: enough to tell one language from another. */
const MOST_WORDS = 600;
/** Of all words, so many are markers at least: of a text that is taken for English, and of one that is taken for another language; and small words of an English text without markers. */
const FEWEST = { en: 0.04, others: 0.15, small: 0.06 };
/** A subject or a note of so few words is taken for English. */
const SHORT = 8;

/** The language of a text, as far as the rules know it. */
export function languageOf(text: string): Language {
  const words =
    text
      .slice(0, MOST_WORDS * 12)
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.slice(0, MOST_WORDS) ?? [];
  const latin = words.filter((word) => /^\p{Script=Latin}+$/u.test(word)).length;
  if (latin * 2 < words.length) return languages.other;
  const shares = MARKERS.map(([id, markers]) => ({ id, share: words.filter((word) => markers.has(word)).length / (words.length || 1) }));
  const best = shares.reduce((most, one) => (one.share > most.share ? one : most));
  if (best.share >= (best.id === 'en' ? FEWEST.en : FEWEST.others)) return languages[best.id];
  // Instructions do without most of the frequent words, but not without all of the small ones.
  const small = words.filter((word) => word.length > 1 && languages.en.emptyWords.has(word)).length;
  if (best.share < FEWEST.others && small >= words.length * FEWEST.small) return languages.en;
  return words.length <= SHORT && /^[\p{ASCII}’‘“”–—…]*$/u.test(text) ? languages.en : languages.other;
}
