import { QUIZ_OPTIONS, QUIZ_QUESTIONS, QUIZ_TEXT_MAX } from '../../client/generation.ts';
import type { CourseQuiz } from '../schemas.ts';
import { type ReadText, readText, standsAlone, weightOf } from './read-text.ts';
import { stemOf, type Term, wordsIn } from './words.ts';

const BLANK = '_____';

/** A sentence with a place that can be left empty, and what else could stand there. */
interface Gap {
  readonly sentence: string;
  readonly answer: string;
  readonly others: readonly string[];
  readonly worth: number;
  readonly order: number;
}

/** The part of a text that a quiz is made from. */
export const quizText = (text: string): string => text.slice(0, QUIZ_TEXT_MAX);

/**
 * Makes questions from a text: sentences with a gap, whose wrong answers come from the same text and whose explanation quotes it.
 * @returns undefined when the text has too few sentences and terms for it
 */
export function offlineQuiz(text: string, title: string, questions = QUIZ_QUESTIONS): CourseQuiz | undefined {
  const read = readText(quizText(text));
  const chosen = spread(gapsOf(read), questions);
  if (chosen.length < questions) return undefined;
  return { title, questions: chosen.map(questionOf) };
}

function gapsOf({ sentences, terms }: ReadText): readonly Gap[] {
  const numbers = [...new Set(sentences.flatMap(({ text }) => numbersIn(text)))];
  return sentences.flatMap(({ text }, order): Gap[] => {
    const count = wordsIn(text).length;
    if (count < 6 || count > 34 || text.endsWith('?') || /…$/.test(text)) return [];
    const worth = weightOf(text, terms) - (standsAlone(text) ? 0 : 6);
    return [...numberGaps(text, numbers), ...termGaps(text, terms)].map((gap) => ({
      ...gap,
      sentence: text,
      order,
      worth: worth + gap.worth,
    }));
  });
}

type Place = Omit<Gap, 'sentence' | 'order'>;

/** Figures as the text writes them; a year is none that could be mixed up with a share. */
const numbersIn = (text: string): readonly string[] => text.match(/(?<![\p{L}\p{N}.,])\p{N}+(?:[.,:]\p{N}+)*(?![\p{L}\p{N}])/gu) ?? [];

const sizeOf = (number: string): number => Number(number.replaceAll(/[^\d.]/g, ''));
const isYear = (number: string): boolean => /^(?:1[5-9]|20)\d\d$/.test(number);

function numberGaps(sentence: string, numbers: readonly string[]): readonly Place[] {
  const own = numbersIn(sentence);
  return own.flatMap((answer) => {
    const others = numbers
      .filter((number) => !own.includes(number) && isYear(number) === isYear(answer))
      .sort(
        (a, b) =>
          Math.abs(Math.log((sizeOf(a) || 0.5) / (sizeOf(answer) || 0.5))) -
          Math.abs(Math.log((sizeOf(b) || 0.5) / (sizeOf(answer) || 0.5))),
      )
      .slice(0, QUIZ_OPTIONS - 1);
    return others.length === QUIZ_OPTIONS - 1 ? [{ answer, others, worth: 2 }] : [];
  });
}

function termGaps(sentence: string, terms: readonly Term[]): readonly Place[] {
  const inSentence = new Set(wordsIn(sentence).map(stemOf));
  const sharesWord = ({ stem }: Term) => stem.split(' ').some((word) => inSentence.has(stemOf(word)));
  return terms.flatMap((term, rank) => {
    const place = new RegExp(`(?<![\\p{L}\\p{N}-])${escaped(term.text)}(?![\\p{L}\\p{N}-])`, 'iu').exec(sentence);
    // A gap at the very beginning gives away nothing, but is hard to read.
    if (!place || place.index === 0) return [];
    const others = terms
      .filter((other) => other !== term && !sharesWord(other) && isLike(other.text, term.text))
      .map(({ text }) => text)
      .slice(0, QUIZ_OPTIONS - 1);
    return others.length === QUIZ_OPTIONS - 1
      ? [{ answer: place[0], others, worth: 5 - rank / 12 + (term.text.includes(' ') ? 1 : 0) }]
      : [];
  });
}

/** Same number of words, same number, same kind: otherwise the grammar gives the answer away. */
const isLike = (a: string, b: string): boolean =>
  a.split(' ').length === b.split(' ').length &&
  isPlural(a) === isPlural(b) &&
  /^\p{Lu}/u.test(a) === /^\p{Lu}/u.test(b) &&
  /ing$/.test(a) === /ing$/.test(b);
const isPlural = (term: string): boolean => /[^sui]s$/i.test(term);
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const isFigure = ({ answer }: Gap): boolean => numbersIn(answer).length > 0;

/** The best gap of each stretch of the text; no sentence and no answer twice. */
function spread(gaps: readonly Gap[], count: number): readonly Gap[] {
  const best = [...gaps].sort((a, b) => b.worth - a.worth || a.order - b.order || (a.answer < b.answer ? -1 : 1));
  const last = Math.max(0, ...gaps.map(({ order }) => order)) + 1;
  const chosen: Gap[] = [];
  const isFree = (gap: Gap) => chosen.every((other) => other.order !== gap.order && stemOf(other.answer) !== stemOf(gap.answer));
  for (let stretch = 0; stretch < count; stretch += 1) {
    const here = best.filter((gap) => Math.floor((gap.order * count) / last) === stretch && isFree(gap));
    // Figures and words in turn.
    const found = here.find((gap) => isFigure(gap) === (stretch % 2 === 0)) ?? here[0];
    if (found) chosen.push(found);
  }
  for (const gap of best) if (chosen.length < count && isFree(gap)) chosen.push(gap);
  return chosen.sort((a, b) => a.order - b.order);
}

function questionOf(gap: Gap): CourseQuiz['questions'][number] {
  const { sentence, answer, others } = gap;
  const place = new RegExp(`(?<![\\p{L}\\p{N}-])${escaped(answer)}(?![\\p{L}\\p{N}-])`, 'giu');
  // "a" or "an" before the gap would be a hint.
  const open = sentence.replace(place, BLANK);
  const isHint = new Set([answer, ...others].map((option) => /^[aeiou]/i.test(option))).size > 1;
  const shown = isHint ? open.replaceAll(/\b(a)n?(?= _____)/gi, '$1(n)') : open;
  const correctIndex = sumOf(sentence) % QUIZ_OPTIONS;
  return {
    question: `${isFigure(gap) ? 'Which figure' : answer.includes(' ') ? 'Which words' : 'Which word'} does the text have here? “${shown}”`,
    options: [...others.slice(0, correctIndex), answer, ...others.slice(correctIndex)],
    correctIndex,
    explanation: `The text says: “${sentence}”`,
  };
}

/** A number that only depends on the letters: the right answer stands at another place in each question. */
const sumOf = (text: string): number => [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 100_003, 7);
