import { type Place, placeOf, WRONG } from './gap.ts';
import type { Material, Statement } from './statements.ts';
import type { Term } from './terms.ts';
import { isContent, isEmptyWord, isGenericWord, stemOf, wordsIn } from './words.ts';

/** Gaps for what the text is about, with other terms of the text that fit there. */
export function wordGaps({ terms, language }: Material): (statement: Statement) => readonly Place[] {
  const places = terms.map(({ text }) => placeOf(text));
  return ({ text: sentence }) => {
    const stems = wordsIn(sentence).map(stemOf);
    const inSentence = new Set(stems);
    const sharesWord = ({ stem }: Term) => stem.split(' ').some((word) => inSentence.has(stemOf(word)));
    const joined = terms.filter(({ stem }) => stem.includes(' ') && ` ${stems.join(' ')} `.includes(` ${stem} `));
    return terms.flatMap((term, rank): Place[] => {
      const place = places[rank]?.exec(sentence);
      // A gap at the very beginning gives away nothing, but is hard to read; half of a name is given away by the other half.
      if (!place || place.index === 0 || joined.some(({ stem }) => stem !== term.stem && stem.split(' ').includes(term.stem))) return [];
      const before = sentence.slice(0, place.index);
      const after = sentence.slice(place.index + place[0].length);
      // "to recall", "a round one": no noun stands there.
      if (/\b(?:to|can|will|would|could|should|must|may|might|not)\s$/i.test(before) || /^\sones?\b/i.test(after)) return [];
      if (term.text.split(' ').every((word) => isGenericWord(word, language))) return [];
      // "sleep pressure": half of a name.
      const half = /^\s(\p{L}+)/u.exec(after)?.[1];
      const isHalf =
        language.id === 'en' &&
        half !== undefined &&
        isContent(half, language) &&
        !isEmptyWord(half, language) &&
        !/(?:s|ed|ing)$/.test(half);
      const vowel = /\ban?\s$/i.test(before) ? isVowel(term.text) : undefined;
      const others = terms
        .filter((other) => other !== term && !sharesWord(other) && isLike(other.text, term.text) && !isPart(other.stem, term.stem))
        .map(({ text }) => text)
        .filter((text) => vowel === undefined || isVowel(text) === vowel);
      if (others.length < WRONG) return [];
      return [{ kind: 'word', answer: place[0], others, worth: 5 - rank / 12 + (term.text.includes(' ') ? 2 : 0) - (isHalf ? 6 : 0) }];
    });
  };
}

const isVowel = (text: string): boolean => /^[aeiou]/i.test(text);
const isPart = (a: string, b: string): boolean => a.split(' ').some((word) => b.split(' ').includes(word));

/** Same number of words, same number, same kind: otherwise the grammar gives the answer away. */
const isLike = (a: string, b: string): boolean =>
  a.split(' ').length === b.split(' ').length &&
  isPlural(a) === isPlural(b) &&
  /^\p{Lu}/u.test(a) === /^\p{Lu}/u.test(b) &&
  /ing$/.test(a) === /ing$/.test(b);
const isPlural = (term: string): boolean => /[^sui]s$/i.test(term);
