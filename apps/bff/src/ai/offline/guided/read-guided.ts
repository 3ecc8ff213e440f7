import type { ChatTurnMessage } from '../../provider.ts';
import { isPick } from '../choosing/ideas.ts';
import { isAction } from '../reading/actions.ts';
import { hurtIn } from '../reading/hurts.ts';
import { matterIn } from '../reading/matters/matters.ts';
import { mayQuote } from '../reading/may-quote.ts';
import { readMessage } from '../reading/message.ts';
import { isNonAnswer } from '../reading/non-answers.ts';
import { isToTheGuide } from '../reading/protest.ts';
import { helpAsked, withoutAsking } from '../reading/requests.ts';
import { resolveIn } from '../reading/resolve.ts';
import { readAnswer } from './answer.ts';
import { asksForWords, isGlad } from './hints.ts';
import type { Answers, Script, Step } from './script.ts';
import { namedBy, scripts } from './scripts/index.ts';
import { settled } from './tentative.ts';

/** How a question was put: as it is, made easier, or left for later while somebody goes on telling. */
export type Form = 'ask' | 'easier' | 'waits';

/** Where a guided talk stands: the question that waits for its answer, and the answers so far. */
export interface Guided {
  readonly script: Script;
  readonly step: Step;
  readonly form: Form;
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
  readonly form: Form;
}

const questions: readonly (Asked & { readonly end: string })[] = Object.values(scripts).flatMap((script) =>
  script.steps.flatMap((step) => [
    ...[step.ask].flat().map((ask) => ({ script, step, form: 'ask' as const, end: endOf(ask) })),
    { script, step, form: 'easier', end: endOf(step.easier) },
    ...(step.waits ?? []).map((end) => ({ script, step, form: 'waits' as const, end })),
  ]),
);

/** The question of a guided talk that a reply ends with. */
const askedBy = (reply: string): Asked | undefined => questions.find(({ end }) => reply.trimEnd().endsWith(end));

/** A wish to the guide: what it is about was said before. */
const ASKS_ONLY = /^\W*(?:(?:can|could|would|will) you|please|make|give|help|show|i (?:want|need|would like) a)\b/i;
/** "Can you just listen?" */
const onlyAsks = (text: string): boolean => ASKS_ONLY.test(text) && readMessage(text).heard === 'unadvised';
/** What questions of talks offer to tap says nothing by itself. */
const offered: ReadonlySet<string> = new Set(
  Object.values(scripts).flatMap(({ steps }) =>
    steps.flatMap(({ choices, easierChoices }) => [choices, easierChoices].flatMap((of) => (Array.isArray(of) ? of : []))),
  ),
);
const isTold = (text: string): boolean =>
  (text.trim().split(/\s+/).length >= 3 || isGlad(text) || helpAsked(text) !== undefined) &&
  namedBy(text) === undefined &&
  !onlyAsks(text) &&
  !isPick(text) &&
  !offered.has(text.trim()) &&
  !isNonAnswer(text) &&
  !isToTheGuide(text) &&
  mayQuote(text);
/** Help that is asked for says what it is about. */
const asksAlone = (text: string): boolean => (ASKS_ONLY.test(text) && helpAsked(text) === undefined) || asksForWords(text);

/** What somebody had told before a talk on it began: their last words that say something and name no talk. */
export const toldBefore = (said: readonly string[]): string | undefined =>
  said.findLast((text) => isTold(text) && !asksAlone(text)) ?? said.findLast(isTold);

/** What a plan is to be about: the last wish or thing to do, or else what the talk began with. */
const aimIn = (said: readonly string[]): string | undefined =>
  said
    .map((text) => {
      const act = isTold(text) ? resolveIn(text) : undefined;
      if (act) return act;
      return isTold(text) && (['want', 'plan', 'avoid'].includes(readMessage(text).heard) || isAction(text, false)) ? text : undefined;
    })
    .findLast((aim) => aim !== undefined) ??
  said.find((text) => isTold(text) && matterIn(text)?.isTender === undefined && matterIn(text) !== undefined);
const NEWS_ASKED = /\b(?:tell|break (?:it|the news)|explain)\b/i;
const LATELY = 3;
const nowhere: Step = { name: '', ask: '', easier: '' };

/** What a talk begins with: for a talk with somebody, the last words that name them. */
export function toldFor({ id, takesUp, belongs, steps }: Script, said: readonly string[]): string | undefined {
  const named = id === 'hard-talk' ? said.findLast((text) => isTold(text) && !asksAlone(text) && takesUp?.(text)) : undefined;
  // A feeling alone does not say what it is about.
  const about =
    id === 'good-thing'
      ? said.slice(-LATELY).findLast((text) => isTold(text) && belongs?.(text, {}, steps[0] ?? nowhere) === undefined)
      : undefined;
  const aim = id === 'small-step' ? aimIn(said) : undefined;
  const told = named ?? about ?? aim ?? toldBefore(said);
  // "How do I tell them?" says that there is something to be told, where nothing was done to anybody.
  const last = said.at(-1) ?? '';
  const isNews = NEWS_ASKED.test(last) && asksForWords(last) && !said.some((text) => hurtIn(text) !== undefined);
  const isAskedFor = id === 'hard-talk' && told !== undefined && told !== last && isNews;
  return isAskedFor ? `${told}\n${last}` : told;
}

/**
 * Where the guided talk of a conversation stands after its last reply; undefined where none goes on. It is found by the questions
 * themselves, since a request brings the words of a conversation and nothing else.
 * @param messages up to the last reply
 */
export function readGuided(messages: readonly ChatTurnMessage[]): Guided | undefined {
  let guided: Guided | undefined;
  let said: readonly string[] = [];
  let isMet = true;
  for (const { role, content } of messages) {
    if (role === 'user') {
      // No guide answered what was said before: a card did, or the reply never came. The talk is over then, and nothing of those words comes back in another.
      said = isMet ? [...said, content] : [content];
      if (!isMet) guided = undefined;
      isMet = false;
      continue;
    }
    isMet = true;
    const asked = askedBy(content);
    guided = asked && { ...asked, answers: answersAt(asked, said, guided) };
  }
  return isMet ? guided : undefined;
}

/** The answers that stand when a question is asked. */
function answersAt(asked: Asked, said: readonly string[], before: Guided | undefined): Answers {
  const { script, step } = asked;
  const last = said.at(-1) ?? '';
  // A talk begins anew, perhaps with what was told before.
  if (before?.script !== script || namedBy(last) === script) {
    const first = script.steps[0];
    const told = toldFor(script, said);
    const answers = told === undefined ? {} : takenUp(script, told);
    return first === step && first !== undefined && Object.hasOwn(answers, first.name) ? {} : answers;
  }
  return answered(before, last, asked);
}

/** The answers after a message, once it is known which question followed it. */
export function answered({ script, step, form, answers }: Guided, message: string, next: Pick<Asked, 'step' | 'form'>): Answers {
  const { meant, text } = isOwnChoice(step, message)
    ? { meant: { kind: 'answer' } as const, text: message }
    : readAnswer(message, readMessage(message).heard, { step, isEasier: form === 'easier' });
  const previous = Object.keys(answers).at(-1);
  if (meant.kind === 'corrects' && next.step === step && previous !== undefined) return { ...answers, [previous]: meant.text };
  const elsewhere = meant.kind === 'answer' ? belongsTo(script, step, text, answers) : undefined;
  if (elsewhere !== undefined) return { ...answers, [elsewhere]: settled(text) };
  // The same question once more: something else was answered before it.
  const isAside = next.step === step && next.form === 'ask';
  if (meant.kind !== 'answer' || isAside) return answers;
  if (!isFitting(step, text, answers)) return toldOn(script, answers, text);
  return next.step === step ? answers : { ...answers, [step.name]: settled(text) };
}

/** The other answer that a message belongs to; undefined where it answers what was asked. */
export const belongsTo = (script: Script, step: Step, message: string, answers: Answers): string | undefined =>
  isOwnChoice(step, message) ? undefined : script.belongs?.(message, answers, step);

/** What was told before a talk began, by the question that it answers. */
export function takenUp(script: Script, told: string): Answers {
  const [first] = script.steps;
  if (first === undefined) return {};
  return { [belongsTo(script, first, told, {}) ?? first.name]: withoutAsking(told) };
}

/** Whether a message is one of the answers that a question offers to everybody. */
export const isOwnChoice = ({ choices = [], easierChoices = [] }: Step, message: string): boolean =>
  [choices, easierChoices].some((offered) => typeof offered !== 'function' && offered.includes(message.trim()));

/** Whether a message can answer a question. */
export const isFitting = ({ fits }: Step, message: string, answers: Answers): boolean => fits?.(message, answers) ?? true;

/** What is told on stands with what was told at first. */
export function toldOn({ id, steps: [first] }: Script, answers: Answers, message: string): Answers {
  // What is to be done stays what it was.
  if (first === undefined || id === 'small-step' || id === 'check-in' || isNonAnswer(message)) return answers;
  const before = answers[first.name];
  return { ...answers, [first.name]: before === undefined ? message : `${before}\n${message}` };
}
