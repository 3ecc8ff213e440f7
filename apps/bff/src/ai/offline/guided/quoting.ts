import { mayQuote } from '../reading/may-quote.ts';
import { isNonAnswer } from '../reading/non-answers.ts';
import type { Answers } from './script.ts';

/** Longest piece of an answer in a question, in characters. */
const IN_A_QUESTION = 90;
/** And in what the answers come to. */
const IN_THE_END = 400;

/** Marks of formatting as plain signs: somebody's words stand as they were written. */
const asWritten = (text: string): string => text.replace(/[\\`*_[\]<>#~|$]/g, '\\$&');

/** An answer on one line, cut at a word where it is too long. */
export function inShort(text: string, longest = IN_A_QUESTION): string {
  const line = text
    .trim()
    .replace(/\s*\n\s*/g, '; ')
    .replace(/\s+/g, ' ');
  return asWritten(line.length <= longest ? line : `${line.slice(0, longest).replace(/\s+\S*$/, '')}…`);
}

/** An answer for the middle of a sentence: without its last mark. */
export const inSentence = (text: string, longest = IN_A_QUESTION): string => inShort(text, longest).replace(/[.!?,;:\s]+$/, '');

/** Whether an answer stands in what the answers come to: no "idk", and no words of a hard moment. */
export const stands = (answer: string | undefined): answer is string => answer !== undefined && !isNonAnswer(answer) && mayQuote(answer);

/** Words that can stand in a question as they are: some, and no single one in the air. */
export const standsInQuestion = (answer: string): boolean => stands(answer) && /\S\s+\S+\s+\S/.test(answer.trim()) && !answer.includes('?');

/** Those of the answers that may be said back. */
export const standing = (answers: Answers): Answers => Object.fromEntries(Object.entries(answers).filter(([, answer]) => stands(answer)));

/** One line of a list for each answer that was given, with what it is. */
export const laidTogether = (answers: Answers, names: Readonly<Record<string, string>>): string =>
  Object.entries(names)
    .flatMap(([step, name]) => {
      const answer = answers[step];
      return !stands(answer) ? [] : [`- **${name}:** ${inShort(answer, IN_THE_END)}`];
    })
    .join('\n');

/** The same for a page of the journal: whole, with line breaks. */
export const asPage = (answers: Answers, names: Readonly<Record<string, string>>): string =>
  Object.entries(names)
    .flatMap(([step, name]) => {
      const answer = answers[step];
      return !stands(answer) ? [] : [`${name}: ${answer.trim()}`];
    })
    .join('\n\n')
    .slice(0, 8000);
