import { QUIZ_OPTIONS, QUIZ_QUESTIONS, QUIZ_TEXT_MAX } from '../../client/generation.ts';
import type { CourseQuiz } from '../schemas.ts';
import { type Gap, type GapKind, gapsOf, placeOf, sizeOf } from './gaps.ts';
import { readText } from './read-text.ts';
import { stemOf } from './words.ts';

const BLANK = '_____';

/** The part of a text that a quiz is made from. */
export const quizText = (text: string): string => text.slice(0, QUIZ_TEXT_MAX);

/**
 * Makes questions from a text: sentences with a gap, whose wrong answers are of the same kind and whose explanation quotes the text.
 * @returns undefined when the text has too few sentences and terms for it
 */
export function offlineQuiz(text: string, title: string, questions = QUIZ_QUESTIONS): CourseQuiz | undefined {
  const chosen = spread(gapsOf(readText(quizText(text))), questions);
  if (chosen.length < questions) return undefined;
  const shown = new Set<string>();
  return { title, questions: chosen.map((gap) => questionOf(gap, shown)) };
}

/** The best gap of each stretch of the text; no sentence and no answer twice, and one kind after another. */
function spread(gaps: readonly Gap[], count: number): readonly Gap[] {
  const best = [...gaps].sort((a, b) => b.worth - a.worth || a.order - b.order || (a.answer < b.answer ? -1 : 1));
  const last = Math.max(0, ...gaps.map(({ order }) => order)) + 1;
  const chosen: Gap[] = [];
  const isFree = (gap: Gap) => chosen.every((other) => other.order !== gap.order && stemOf(other.answer) !== stemOf(gap.answer));
  const timesOf = (kind: GapKind) => chosen.filter((other) => other.kind === kind).length;
  for (let stretch = 0; stretch < count; stretch += 1) {
    const here = best.filter((gap) => Math.floor((gap.order * count) / last) === stretch && isFree(gap));
    const rarest = Math.min(...here.map(({ kind }) => timesOf(kind)));
    const found = here.find(({ kind }) => timesOf(kind) === rarest);
    if (found) chosen.push(found);
  }
  for (const gap of best) if (chosen.length < count && isFree(gap)) chosen.push(gap);
  return chosen.sort((a, b) => a.order - b.order);
}

const ask: Readonly<Record<GapKind, string>> = {
  figure: 'Which figure is missing?',
  word: 'Which word is missing?',
  ending: 'Which ending belongs to this sentence?',
};

/** @param shown wrong answers of the questions before; others come first, so that no set of options comes twice */
function questionOf({ kind, sentence, answer, others }: Gap, shown: Set<string>): CourseQuiz['questions'][number] {
  const wrong = [...others]
    .map((text, rank) => ({ text, rank: rank + (shown.has(text) ? others.length : 0) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, QUIZ_OPTIONS - 1)
    .map(({ text }) => text);
  for (const text of wrong) shown.add(text);
  const correctIndex = sumOf(sentence) % QUIZ_OPTIONS;
  const options = [...wrong.slice(0, correctIndex), answer, ...wrong.slice(correctIndex)];
  return {
    question: `${answer.includes(' ') && kind === 'word' ? 'Which words are missing?' : ask[kind]} “${sentence.replace(placeOf(answer, 'giu'), BLANK)}”`,
    options: kind === 'figure' ? inOrder(options) : options,
    correctIndex: kind === 'figure' ? inOrder(options).indexOf(answer) : correctIndex,
    explanation: `The text says: “${sentence}”`,
  };
}

/** Figures are read from the smallest to the largest. */
const inOrder = (figures: readonly string[]): string[] => [...figures].sort((a, b) => sizeOf(a) - sizeOf(b));

/** A number that only depends on the letters: the right answer stands at another place in each question. */
const sumOf = (text: string): number => [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 100_003, 7);
