import { QUIZ_OPTIONS, QUIZ_QUESTIONS, QUIZ_TEXT_MAX } from '../../client/generation.ts';
import type { CourseQuiz } from '../schemas.ts';
import { sizeOf } from './figures.ts';
import { type Gap, type GapKind, placeOf } from './gap.ts';
import { gapsOf } from './gaps.ts';
import type { Language } from './languages.ts';
import { type Material, materialOf } from './statements.ts';
import { stemOf } from './words.ts';

const BLANK = '_____';
/** Fewer questions make no quiz. */
const FEWEST_QUESTIONS = 3;

export type Question = CourseQuiz['questions'][number];

/** The part of a text that a quiz is made from. */
export const quizText = (text: string): string => text.slice(0, QUIZ_TEXT_MAX);

/**
 * Makes questions from a text: sentences with a gap, whose wrong answers are of the same kind and from the same text, and whose explanation
 * quotes the sentence.
 * @param questions how many at most; a short text gives fewer
 * @returns undefined when the text has too few sentences and terms for it
 */
export function offlineQuiz(text: string, title: string, questions = QUIZ_QUESTIONS): CourseQuiz | undefined {
  const read = quizText(text);
  const material = materialOf(read);
  // The last sentence of a text that was cut may not be whole.
  const isCut = read.length < text.length && material.statements.length > 1;
  const found = questionsOf(isCut ? { ...material, statements: material.statements.slice(0, -1) } : material, questions);
  return found.length < Math.min(questions, FEWEST_QUESTIONS) ? undefined : { title, questions: [...found] };
}

/**
 * Questions on what a text states, in its order: at most so many, fewer where it does not carry them.
 * @param main number of the statement that one of them is on, if one can be
 */
export function questionsOf(material: Material, count: number, main?: number): readonly Question[] {
  const shown = new Set<string>();
  return spread(gapsOf(material), count, main).map((gap) => questionOf(gap, { shown, language: material.language }));
}

/** The best gap of each stretch of the text; no sentence and no answer twice, and one kind after another. */
function spread(gaps: readonly Gap[], count: number, main?: number): readonly Gap[] {
  const best = [...gaps].sort((a, b) => b.worth - a.worth || a.order - b.order || (a.answer < b.answer ? -1 : 1));
  const last = gaps.reduce((most, { order }) => Math.max(most, order), 0) + 1;
  const chosen: Gap[] = best.filter(({ order }) => order === main).slice(0, 1);
  const isFree = (gap: Gap) => chosen.every((other) => other.order !== gap.order && stemOf(other.answer) !== stemOf(gap.answer));
  const timesOf = (kind: GapKind) => chosen.filter((other) => other.kind === kind).length;
  for (let stretch = 0; stretch < count && chosen.length < count; stretch += 1) {
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
  reason: 'Which reason does the text give?',
  subject: 'What does the text say this of?',
  rest: 'How does this sentence go on?',
};

interface Asking {
  /** Wrong answers of the questions before; others come first, so that no set of options comes twice. */
  readonly shown: Set<string>;
  readonly language: Language;
}

function questionOf({ kind, sentence, answer, others }: Gap, { shown, language }: Asking): Question {
  const wrong = [...others]
    .map((text, rank) => ({ text, rank: rank + (shown.has(text) ? others.length : 0) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, QUIZ_OPTIONS - 1)
    .map(({ text }) => text);
  for (const text of wrong) shown.add(text);
  const correctIndex = sumOf(sentence) % QUIZ_OPTIONS;
  const options = [...wrong.slice(0, correctIndex), answer, ...wrong.slice(correctIndex)];
  const ordered = kind === 'figure' ? inOrder(options, language) : options;
  const words = answer.includes(' ') && kind === 'word' ? 'Which words are missing?' : ask[kind];
  return {
    question: `${words} “${withGap(sentence, answer, kind)}”`,
    options: ordered,
    correctIndex: ordered.indexOf(answer),
    explanation: `The text says: “${sentence}”`,
  };
}

/** A word is hidden wherever it stands; a part of a sentence stands there once. */
const withGap = (sentence: string, answer: string, kind: GapKind): string =>
  kind === 'word' || kind === 'figure' ? sentence.replace(placeOf(answer, 'giu'), BLANK) : sentence.replace(answer, () => BLANK);

/** Figures are read from the smallest to the largest. */
const inOrder = (figures: readonly string[], language: Language): string[] => {
  const size = (figure: string) => sizeOf(/^[\p{N}.,]+|^\S+/u.exec(figure)?.[0] ?? '', language);
  return [...figures].sort((a, b) => size(a) - size(b));
};

/** A number that only depends on the letters: the right answer stands at another place in each question. */
const sumOf = (text: string): number => [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 100_003, 7);
