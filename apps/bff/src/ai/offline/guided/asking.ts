import { corePersonaIds, generalChatPersona } from '@everstep/domain';
import type { ReplyPlan } from '../choosing/reply-plan.ts';
import type { Talk } from '../reading/talk.ts';
import { isUsable } from '../wording/line-choice.ts';
import type { Asked, Lead } from './lead.ts';
import { inSentence, standing, standsInQuestion } from './quoting.ts';
import { type Guided, takenUp } from './read-guided.ts';
import type { Answers, Script, Step } from './script.ts';
import { labelOf, namedBy } from './scripts/index.ts';

export const STOPPED = 'Then we leave it there. What you wrote stays in this conversation, and you can go on in your own words.';
/** Offered with every question: nobody is caught in a talk. */
export const WAYS_OUT = ['Skip this one', 'Stop here'];

/** In words. */
const LONGEST_AIM = 16;

/** The first question of a talk, or the second where what was told answers the first. */
export function begin(script: Script, told: string | undefined, request: Asked, talk: Talk): Lead {
  const [first] = script.steps;
  if (first === undefined) throw new Error(`The talk ${script.id} has no question`);
  // A long tale is no aim: it is asked for in a few words.
  const aim = script.id === 'small-step' && told !== undefined && told.trim().split(/\s+/).length > LONGEST_AIM ? undefined : told;
  const taken = aim === undefined ? {} : takenUp(script, aim);
  const isTaken = aim !== undefined && Object.hasOwn(taken, first.name) && script.takesUp?.(aim) === true;
  // Who has just said what it is about needs no opening words.
  const opens: ReplyPlan = namedBy(talk.told.at(-1) ?? '') !== script && told !== undefined ? [] : [{ say: 'set', text: script.opens }];
  if (!isTaken)
    return {
      plan: [...opens, { say: 'set', text: questionOf(script, first, {}, request) }],
      choices: choicesOf(first, {}, request, false),
    };
  const { plan, ...lead } = askNext(script, taken, first, request);
  // What was told some messages ago is named, so that it can be put right.
  const isOld = script.id === 'small-step' && told !== undefined && told !== talk.told.at(-1) && standsInQuestion(told);
  const about: ReplyPlan = isOld && told !== undefined ? [{ say: 'set', text: `I take it to be about “${inSentence(told)}”.` }] : [];
  return { ...lead, plan: [...opens, ...about, ...plan] };
}

/** The next question that is due, or what the answers come to. */
export function askNext(script: Script, answers: Answers, after: Step, request: Asked): Lead {
  const rest = script.steps.slice(script.steps.indexOf(after) + 1);
  const next = rest.find(({ isDue }) => isDue?.(answers) ?? true);
  if (next === undefined) return closing(script, answers);
  // What was said to this very message before was not wanted: asked in the other way.
  if (request.tried?.length) return easier({ script, step: next, form: 'ask', answers }, request);
  return { plan: [{ say: 'set', text: questionOf(script, next, answers, request) }], choices: choicesOf(next, answers, request, false) };
}

function closing(script: Script, given: Answers): Lead {
  const answers = standing(given);
  if (Object.keys(answers).length === 0) return { plan: [{ say: 'set', text: STOPPED }], choices: [] };
  return {
    plan: [{ say: 'set', text: `${script.close(answers)}\n\n` }],
    choices: script.leadsTo(answers).map(labelOf),
    action: script.card(answers),
  };
}

/** Something else is answered by itself, and then the question stands again. */
export const asideOf = ({ script, step, answers }: Guided, request: Asked): Lead => ({
  plan: [],
  choices: choicesOf(step, answers, request, false),
  thenAsks: questionOf(script, step, answers, request),
});

/** A question made easier. */
export const easier = ({ script, step, answers }: Guided, request: Asked): Lead => ({
  plan: [{ say: 'set', text: filled(step.easier, script, answers) }],
  choices: choicesOf(step, answers, request, true),
});

/** A question in the words of the guide who asks. */
export const questionOf = (script: Script, { ask }: Step, answers: Answers, { personaId }: Asked): string =>
  filled(typeof ask === 'string' ? ask : (ask[corePersonaIds.indexOf(generalChatPersona(personaId))] ?? ask[0] ?? ''), script, answers);

/** A question with what was answered before; a sentence for which nothing was answered is left out. */
function filled(line: string, script: Script, answers: Answers): string {
  // What cannot be said back in a sentence is not.
  const short = Object.fromEntries(
    Object.entries(answers).map(([name, text]) => [name, text && standsInQuestion(text) ? inSentence(text) : undefined]),
  );
  const known = { ...short, ...script.places?.(answers) };
  return line
    .split(/(?<=[.?!])\s+/)
    .filter((sentence) => isUsable(sentence, known))
    .map((sentence) => sentence.replace(/\{(\w+)\}/g, (_, place: string) => known[place] ?? ''))
    .join(' ');
}

/** What may be tapped in answer to a question. */
export function choicesOf(
  { choices = [], easierChoices }: Step,
  answers: Answers,
  { context }: Asked,
  isEasier: boolean,
): readonly string[] {
  const of = isEasier ? (easierChoices ?? choices) : choices;
  return [...(typeof of === 'function' ? of(answers, context) : of), ...WAYS_OUT];
}
