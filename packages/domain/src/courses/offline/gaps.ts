import { QUIZ_OPTIONS } from '../../client/generation.ts';
import { type ReadText, standsAlone, weightOf } from './read-text.ts';
import { isEmptyWord, isGenericWord, stemOf, type Term, wordsIn } from './words.ts';

export type GapKind = 'figure' | 'word' | 'ending';

/** A sentence with a place that can be left empty, and what else could stand there. */
export interface Gap {
  readonly kind: GapKind;
  readonly sentence: string;
  readonly answer: string;
  /** Wrong answers of the same kind, the most plausible first; more than are needed. */
  readonly others: readonly string[];
  readonly worth: number;
  /** Number of the sentence in the text. */
  readonly order: number;
}

type Place = Omit<Gap, 'sentence' | 'order'>;

const WRONG = QUIZ_OPTIONS - 1;

/** Every place of a text that a question can be made of. */
export function gapsOf({ sentences, terms }: ReadText): readonly Gap[] {
  const texts = sentences.map(({ text }) => text);
  const figures = [...new Set(texts.flatMap(figuresIn).map(({ figure }) => figure))];
  const endings = texts.flatMap((text) => endingIn(text) ?? []);
  return texts.flatMap((sentence, order): Gap[] => {
    const count = wordsIn(sentence).length;
    if (count < 6 || count > 34 || /[?…]$|["“”]/.test(sentence)) return [];
    const worth = weightOf(sentence, terms) - (standsAlone(sentence) ? 0 : 8);
    const places = [...figureGaps(sentence, figures), ...wordGaps(sentence, terms), ...endingGaps(sentence, endings)];
    return places.map((place) => ({ ...place, sentence, order, worth: worth + place.worth }));
  });
}

const NUMBER_WORDS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
/** Figures as a text writes them, and numbers in words before what they count. */
const FIGURES = new RegExp(
  `(?<![\\p{L}\\p{N}.,])\\p{N}+(?:[.,:]\\p{N}+)*(?![\\p{L}\\p{N}])|(?<![\\p{L}-])(?:${NUMBER_WORDS.join('|')})(?=\\s\\p{L}{3,})(?!\\s(?:and|or|to|the|of|in|at)\\b)`,
  'gu',
);

interface Figure {
  readonly figure: string;
  readonly at: number;
}

const figuresIn = (text: string): readonly Figure[] => [...text.matchAll(FIGURES)].map(({ 0: figure, index }) => ({ figure, at: index }));
const inWords = (figure: string): boolean => NUMBER_WORDS.includes(figure);
/** A figure as a number, in digits or in words. */
export const sizeOf = (figure: string): number =>
  inWords(figure) ? NUMBER_WORDS.indexOf(figure) + 2 : Number(figure.replaceAll(/[^\d.]/g, ''));
const isYear = (figure: string): boolean => /^(?:1[5-9]|20)\d\d$/.test(figure);
const isPlain = (figure: string): boolean => /^\d+$/.test(figure);

/** Between the ends of a range one figure gives the other away. */
const IN_RANGE = /(?:\p{N}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))\s?(?:to|and|or|–|-|—)\s?$/iu;
const BEFORE_RANGE = /^\s?(?:to|and|or|–|-|—)\s?(?:\p{N}|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)/iu;

function figureGaps(sentence: string, figures: readonly string[]): readonly Place[] {
  const own = figuresIn(sentence);
  return own.flatMap(({ figure, at }): Place[] => {
    const isSingle = own.filter((other) => other.figure === figure).length === 1;
    const inRange = IN_RANGE.test(sentence.slice(0, at)) || BEFORE_RANGE.test(sentence.slice(at + figure.length));
    if (!isSingle || inRange || at === 0) return [];
    const others = plausible(figure, figures).filter((other) => own.every((known) => known.figure !== other));
    return others.length < WRONG ? [] : [{ kind: 'figure', answer: figure, others, worth: inWords(figure) ? 0 : 2 }];
  });
}

/** Figures that could stand in the place of one: those of the text that are about as large, then figures near it. */
function plausible(figure: string, figures: readonly string[]): readonly string[] {
  const size = sizeOf(figure);
  const farness = (other: string) => Math.abs(Math.log((sizeOf(other) || 0.5) / (size || 0.5)));
  const alike = figures
    .filter((other) => other !== figure && inWords(other) === inWords(figure) && isYear(other) === isYear(figure))
    .filter((other) => farness(other) <= Math.log(4) && sizeOf(other) !== size)
    .sort((a, b) => farness(a) - farness(b));
  return [...new Set([...alike, ...near(figure)])].filter((other) => other !== figure);
}

function near(figure: string): readonly string[] {
  if (inWords(figure)) return [1, -1, 2, -2, 3].flatMap((step) => NUMBER_WORDS[NUMBER_WORDS.indexOf(figure) + step] ?? []);
  if (!isPlain(figure)) return [];
  const size = Number(figure);
  if (isYear(figure)) return [size - 10, size + 10, size - 25].map(String);
  const round = size % 100 === 0 && size > 100 ? 100 : size % 10 === 0 && size >= 40 ? 10 : size % 5 === 0 && size >= 10 ? 5 : 1;
  const step = Math.max(round, Math.round(size / 3 / round) * round);
  return [size + step, size - step, size + 2 * step, size + 3 * step].filter((other) => other > 0).map(String);
}

function wordGaps(sentence: string, terms: readonly Term[]): readonly Place[] {
  const stems = wordsIn(sentence).map(stemOf);
  const inSentence = new Set(stems);
  const sharesWord = ({ stem }: Term) => stem.split(' ').some((word) => inSentence.has(stemOf(word)));
  const joined = terms.filter(({ stem }) => stem.includes(' ') && ` ${stems.join(' ')} `.includes(` ${stem} `));
  return terms.flatMap((term, rank): Place[] => {
    const place = placeOf(term.text).exec(sentence);
    // A gap at the very beginning gives away nothing, but is hard to read; half of a name is given away by the other half.
    if (!place || place.index === 0 || joined.some(({ stem }) => stem !== term.stem && stem.split(' ').includes(term.stem))) return [];
    const before = sentence.slice(0, place.index);
    const after = sentence.slice(place.index + place[0].length);
    // "to recall", "a round one": no noun stands there.
    if (/\b(?:to|can|will|would|could|should|must|may|might|not)\s$/i.test(before) || /^\sones?\b/i.test(after)) return [];
    if (term.text.split(' ').every(isGenericWord)) return [];
    // "sleep pressure": half of a name.
    const half = /^\s(\p{L}+)/u.exec(after)?.[1];
    const isHalf = half !== undefined && !isEmptyWord(half) && !/(?:s|ed|ing)$/.test(half);
    const vowel = /\ban?\s$/i.test(before) ? isVowel(term.text) : undefined;
    const others = terms
      .filter((other) => other !== term && !sharesWord(other) && isLike(other.text, term.text) && !isPart(other.stem, term.stem))
      .map(({ text }) => text)
      .filter((text) => vowel === undefined || isVowel(text) === vowel);
    return others.length < WRONG
      ? []
      : [{ kind: 'word', answer: place[0], others, worth: 5 - rank / 12 + (term.text.includes(' ') ? 2 : 0) - (isHalf ? 6 : 0) }];
  });
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

/** Where words stand for themselves in a sentence. */
export const placeOf = (text: string, flags = 'iu'): RegExp => new RegExp(`(?<![\\p{L}\\p{N}-])${escaped(text)}(?![\\p{L}\\p{N}-])`, flags);
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The reason at the end of a sentence. */
const ENDING = /,?\s((?:because|since|so that)\s[^,;:.!?]{12,90})[.!]$/;
const endingIn = (sentence: string): string | undefined => ENDING.exec(sentence)?.[1];

/** What is asked for is understood, not remembered: which of the reasons that a text gives belongs here. */
function endingGaps(sentence: string, endings: readonly string[]): readonly Place[] {
  const answer = endingIn(sentence);
  if (answer === undefined || wordsIn(sentence).length - wordsIn(answer).length < 4) return [];
  const others = [...new Set(endings)].filter((ending) => ending !== answer);
  return others.length < WRONG ? [] : [{ kind: 'ending', answer, others, worth: 6 }];
}
