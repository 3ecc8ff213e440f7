import type { ChatTurnMessage } from '../../provider.ts';
import { meantBy } from './answer.ts';
import type { Answers, Script, Step } from './script.ts';
import { namedBy, scripts } from './scripts/index.ts';

/** Where a guided talk stands: the question that waits for its answer, and the answers so far. */
export interface Guided {
  readonly script: Script;
  readonly step: Step;
  /** The question was asked in its easier form. */
  readonly isEasier: boolean;
  readonly answers: Answers;
}

/** What a question always ends with: its sentences after those that have a place in them. */
function endOf(line: string): string {
  const sentences = line.split(/(?<=[.?!])\s+/);
  return sentences.slice(sentences.findLastIndex((sentence) => sentence.includes('{')) + 1).join(' ');
}

interface Asked {
  readonly script: Script;
  readonly step: Step;
  readonly isEasier: boolean;
}

const questions: readonly (Asked & { readonly end: string })[] = Object.values(scripts).flatMap((script) =>
  script.steps.flatMap((step) => [
    { script, step, isEasier: false, end: endOf(step.ask) },
    { script, step, isEasier: true, end: endOf(step.easier) },
  ]),
);

/** The question of a guided talk that a reply ends with. */
const askedBy = (reply: string): Asked | undefined => questions.find(({ end }) => reply.trimEnd().endsWith(end));

/** A wish to the guide: what it is about was said before. */
const ASKS_ONLY = /^\W*(?:(?:can|could|would|will) you|please|make|give|help|show|i (?:want|need|would like) a)\b/i;
const isTold = (text: string): boolean => text.trim().split(/\s+/).length >= 3 && namedBy(text) === undefined;

/** What somebody had told before a talk on it began: their last words that say something and name no talk. */
export const toldBefore = (said: readonly string[]): string | undefined =>
  said.findLast((text) => isTold(text) && !ASKS_ONLY.test(text)) ?? said.findLast(isTold);

/**
 * Where the guided talk of a conversation stands after its last reply; undefined where none goes on. It is found by the questions
 * themselves, since a request brings the words of a conversation and nothing else.
 * @param messages up to the last reply
 */
export function readGuided(messages: readonly ChatTurnMessage[]): Guided | undefined {
  let guided: Guided | undefined;
  let said: readonly string[] = [];
  for (const { role, content } of messages) {
    if (role === 'user') {
      said = [...said, content];
      continue;
    }
    const asked = askedBy(content);
    guided = asked && { ...asked, answers: answersAt(asked, said, guided) };
  }
  return guided;
}

/** The answers that stand when a question is asked. */
function answersAt({ script, step }: Asked, said: readonly string[], before: Guided | undefined): Answers {
  const last = said.at(-1) ?? '';
  // A talk begins anew, perhaps with what was told before.
  if (before?.script !== script || namedBy(last) === script) {
    const first = script.steps[0];
    const told = toldBefore(said);
    return first === undefined || first === step || told === undefined ? {} : { [first.name]: told };
  }
  return answered(before, last, step);
}

/** The answers after a message, once it is known which question followed it. */
export function answered({ step, answers, isEasier }: Guided, message: string, next: Step | undefined): Answers {
  const meant = meantBy(message, 'other', isEasier);
  const previous = Object.keys(answers).at(-1);
  if (meant.kind === 'corrects' && next === step && previous !== undefined) return { ...answers, [previous]: meant.text };
  return next === step || meant.kind !== 'answer' ? answers : { ...answers, [step.name]: message };
}
