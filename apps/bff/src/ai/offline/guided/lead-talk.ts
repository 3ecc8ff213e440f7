import {
  assess,
  corePersonaIds,
  type GuidedTalkId,
  generalChatPersona,
  guidedTalks,
  type ProposedAction,
  soundsTroubled,
} from '@everstep/domain';
import type { ChatRequest } from '../../provider.ts';
import { remarksFor } from '../choosing/records.ts';
import type { ReplyPlan } from '../choosing/reply-plan.ts';
import { matterIn } from '../reading/matters/matters.ts';
import type { Talk } from '../reading/talk.ts';
import { isFixed, isVoiced } from '../wording/fixed-lines.ts';
import { isUsable } from '../wording/line-choice.ts';
import { isStop, meantBy } from './answer.ts';
import { hintIn } from './hints.ts';
import { inSentence } from './quoting.ts';
import { answered, type Guided, isFitting, isOwnChoice, readGuided, toldBefore, toldOn } from './read-guided.ts';
import type { Answers, Script, Step } from './script.ts';
import { labelOf, namedBy, nearlyNamedBy, scripts } from './scripts/index.ts';

/** How a guide leads on. */
export interface Lead {
  readonly plan: ReplyPlan;
  readonly choices: readonly string[];
  /** What may be done with the answers, at the end. */
  readonly action?: ProposedAction | undefined;
  /** The message is answered by itself, and then this question stands again. */
  readonly thenAsks?: string;
}

type Asked = Pick<ChatRequest, 'personaId' | 'messages' | 'context' | 'approach' | 'isBack' | 'tried'>;

const STOPPED = 'Then we leave it there. What you wrote stays in this conversation, and you can go on in your own words.';
const SORRY = 'Sorry, that one missed you: I follow written questions, and you may leave any of them out.';
const NO_ANSWER = 'That I cannot answer: without a language model I only lead through these steps.';
const NO_ANSWER_EITHER = 'No answer to that here, either.';
const IN_ORDER = 'In your own words, then; I only help to put them in order.';
const NOT_NOW =
  'That talk can wait: something hard was said not long ago, and nothing should be asked of you now. One of these may do you good.';
const YOURS = 'That one is yours; from outside I would only be guessing. But it can be asked more simply.';
/** After the ear, where nothing tells which talk would fit. */
const offers: readonly string[] = [
  'What would be of most use with that?',
  'How would you like to look at it?',
  'Which of these comes nearest to what you need?',
];
/** After a greeting, and where somebody only looks round. */
const WELCOME = 'What brings you here today?';
const toAnything = guidedTalks.map(({ id }) => id);
const toAnOffer: readonly GuidedTalkId[] = ['let-it-out', 'sort-a-decision', 'small-step', 'hard-talk', 'wind-down'];
const toThink: readonly GuidedTalkId[] = ['sort-a-decision', 'small-step', 'hard-talk'];
/** The second of them is answered with the card that has people to call. */
const SAFE_OR_NOT = ['I am safe', 'I am not safe'];
const gently: readonly GuidedTalkId[] = ['let-it-out', 'wind-down'];
const toGoOn: readonly GuidedTalkId[] = ['wind-down', 'hard-talk', 'small-step'];
/** Offered with every question: nobody is caught in a talk. */
const WAYS_OUT = ['Skip this one', 'Stop here'];
const labelsOf = (ids: readonly GuidedTalkId[]): readonly string[] => ids.map(labelOf);

const isOffer = (reply = ''): boolean => [...offers, WELCOME].some((line) => reply.endsWith(line));

/** Goes on with a guided talk, or begins the one that was named; undefined where the message is answered by itself. */
export function leadTalk(request: Asked, talk: Talk): Lead | undefined {
  const { messages, approach } = request;
  const last = messages.findLastIndex(({ role }) => role === 'user');
  const message = messages[last]?.content ?? '';
  const isGentle = approach === 'gentle';
  // After some hours a talk is over: who comes back has something else on their mind.
  const guided = request.isBack ? undefined : readGuided(messages.slice(0, last));
  const isTapped = guided !== undefined && isOwnChoice(guided.step, message);
  if (isGentle && !isTapped && isTroubled(message)) return undefined;
  const isOffered = isOffer(talk.replies.at(-1));
  const named = namedBy(message) ?? (isOffered ? nearlyNamedBy(message) : undefined);
  if (named && (!isGentle || named.isGentle)) return begin(named, isOffered ? toldBefore(talk.told) : undefined, request, talk);
  if (named) return { plan: [{ say: 'set', text: NOT_NOW }], choices: labelsOf(gently) };
  if (guided && (!isGentle || guided.script.isGentle)) return goOn(guided, message, request, talk);
  return undefined;
}

/** Where nothing else answers a message: the talk that it asks for, or a choice of several. */
export function leadIn(request: Asked, talk: Talk): Lead {
  const message = talk.told.at(-1) ?? '';
  const { heard } = talk.reading;
  const told = toldBefore(talk.told);
  const [isOffered, isOfferedTwice] = [isOffer(talk.replies.at(-1)), isOffer(talk.replies.at(-2))];
  const hint = hintIn(message, talk);
  // Who tells on instead of choosing is led on all the same.
  const id = hint?.isSure || (hint && isOffered) ? hint.id : isOffered && told === message ? 'let-it-out' : undefined;
  if (isStop(message)) return { plan: [{ say: 'set', text: STOPPED }], choices: [] };
  // Once everything was laid together, nobody is led through it again: the guide listens on.
  if (id !== undefined && talk.replies.some((reply) => reply.includes(scripts[id].sign)))
    return { plan: [...earOf(message, request, talk), { say: 'fixed', of: 'stay', varies: true }], choices: labelsOf(toGoOn) };
  if (id !== undefined) {
    const { plan, ...lead } = begin(scripts[id], told, request, talk);
    return { ...lead, plan: [...earOf(message, request, talk, id), ...plan] };
  }
  // Who gives no more than a word is asked what a word can answer.
  if (isOffered && (heard === 'unsure' || isOfferedTwice)) return begin(scripts['check-in'], undefined, request, talk);
  if (heard === 'trying' || heard === 'opening') return welcome([]);
  const offer = offers[talk.turns % offers.length] ?? '';
  return {
    plan: [...earOf(message, request, talk, hint?.id), { say: 'set', text: offer }],
    choices: labelsOf(talk.isHeavy ? gently : withFirst(hint?.id, toAnOffer)),
  };
}

/** What fits best comes first. */
const withFirst = (id: GuidedTalkId | undefined, ids: readonly GuidedTalkId[]): readonly GuidedTalkId[] =>
  id === undefined ? ids : [id, ...ids.filter((other) => other !== id)];

/** Whether a question is one that a guided talk takes apart better than any answer. */
export const isForTalk = (talk: Talk): boolean =>
  ['hard-talk', 'sort-a-decision', 'wind-down'].includes(hintIn(talk.told.at(-1) ?? '', talk)?.id ?? '');

/** An answer by itself, and what one may go on with after it. */
export function followed(plan: ReplyPlan, request: Asked, talk: Talk): Lead {
  const {
    reading: { heard },
    isHeavy,
    replies,
  } = talk;
  if (heard === 'greeting') return isOffer(replies.at(-2)) ? begin(scripts['check-in'], undefined, request, talk) : welcome(plan);
  if (heard === 'help' || heard === 'identity') return { plan, choices: labelsOf(toAnything) };
  return { plan, choices: heard === 'opinion' || heard === 'advice' ? labelsOf(isHeavy ? gently : toThink) : [] };
}

const welcome = (plan: ReplyPlan): Lead => ({ plan: [...plan, { say: 'set', text: WELCOME }], choices: labelsOf(toAnything) });

const isTroubled = (message: string): boolean => assess(message).level > 0 || soundsTroubled(message);

/** Answers to the question whether somebody is safe; after a hard moment else what is calm. */
export function calmChoices(reply: string, { approach }: Pick<ChatRequest, 'approach'>): readonly string[] {
  if (/\bare you safe\b/i.test(reply)) return SAFE_OR_NOT;
  return approach === 'gentle' ? labelsOf(gently) : [];
}

/** What a guide says first to what it takes up; a remark on a record where one fits, or a thought before something to be done. */
function earOf(message: string, { context }: Asked, talk: Talk, id?: GuidedTalkId): ReplyPlan {
  const {
    reading: { heard },
    isHeavy,
    soreAge,
  } = talk;
  const matter = matterIn(message);
  if (id === 'good-thing') return [{ say: 'heard', intent: heard === 'done' ? 'done' : 'joy' }];
  if (heard === 'draft') return [{ say: 'set', text: IN_ORDER }];
  const felt: ReplyPlan = [isFixed(heard) ? { say: 'fixed', of: heard } : { say: 'heard', intent: isVoiced(heard) ? heard : 'other' }];
  const plain: ReplyPlan = [{ say: 'fixed', of: soreAge === 0 ? 'heavy' : 'calm', varies: true }];
  const own = isHeavy && !FELT.includes(heard) ? plain : felt;
  const first: ReplyPlan = matter?.said ? [{ say: 'first', of: [[{ say: 'said', matter }], own] }] : own;
  const remark: ReplyPlan = [{ say: 'remark', remarks: remarksFor(talk, context).filter(({ kind }) => !isHeavy || kind === 'lowMood') }];
  return [...first, { say: 'first', of: id === 'small-step' || id === 'wind-down' ? [remark, [{ say: 'thought', matter }]] : [remark] }];
}

/** Met in a guide's own words also where it is heavy. */
const FELT: readonly Talk['reading']['heard'][] = ['low', 'vent', 'fear', 'tired', 'loss', 'remorse'];

function begin(script: Script, told: string | undefined, request: Asked, talk: Talk): Lead {
  const [first] = script.steps;
  if (first === undefined) throw new Error(`The talk ${script.id} has no question`);
  const isTaken = script.takesUp === true && told !== undefined;
  // Who has just said what it is about needs no opening words.
  const opens: ReplyPlan = namedBy(talk.told.at(-1) ?? '') !== script && told !== undefined ? [] : [{ say: 'set', text: script.opens }];
  if (!isTaken)
    return {
      plan: [...opens, { say: 'set', text: questionOf(script, first, {}, request) }],
      choices: choicesOf(first, {}, request, false),
    };
  const { plan, ...lead } = askNext(script, { [first.name]: told }, first, request);
  return { ...lead, plan: [...opens, ...plan] };
}

function goOn(guided: Guided, message: string, request: Asked, talk: Talk): Lead | undefined {
  const { script, step, form, answers } = guided;
  const isEasier = form === 'easier';
  const { heard } = talk.reading;
  const isChosen = choicesOf(step, answers, request, isEasier).includes(message.trim()) && !WAYS_OUT.includes(message.trim());
  const isLast = script.steps.at(-1) === step;
  if (!isChosen && ENDS.includes(heard) && !(isLast && heard === 'bye') && !(script.isGentle && heard === 'unadvised')) return undefined;
  if (!isChosen && breaksIn(guided, message, heard)) return undefined;
  const meant = isChosen ? ({ kind: 'answer' } as const) : meantBy(message, heard, isEasier);
  switch (meant.kind) {
    case 'stop':
      return { plan: [{ say: 'set', text: STOPPED }], choices: [] };
    case 'unsure':
      return isEasier ? askNext(script, answers, step, request) : easier(guided, request);
    case 'asks-view': {
      const lead = easier(guided, request);
      const tip = script.tips.find((line) => !talk.replies.some((reply) => reply.includes(line)));
      return { ...lead, plan: [{ say: 'set', text: tip ?? YOURS }, ...lead.plan] };
    }
    case 'aside':
      return { plan: [], choices: choicesOf(step, answers, request, false), thenAsks: questionOf(script, step, answers, request) };
    case 'corrects': {
      const right = answered(guided, message, { step, form: 'easier' });
      const text = `Put right. ${questionOf(script, step, right, request)}`;
      return { plan: [{ say: 'set', text }], choices: choicesOf(step, right, request, false) };
    }
    case 'complains': {
      const lead = isEasier ? askNext(script, answers, step, request) : easier(guided, request);
      return { ...lead, plan: [{ say: 'set', text: SORRY, once: true }, ...lead.plan] };
    }
    case 'asks': {
      const isSaid = talk.replies.some((reply) => reply.includes(NO_ANSWER));
      const text = `${isSaid ? NO_ANSWER_EITHER : NO_ANSWER} ${questionOf(script, step, answers, request)}`;
      return { plan: [{ say: 'set', text }], choices: choicesOf(step, answers, request, false) };
    }
    case 'skip':
      return askNext(script, answers, step, request);
    case 'answer': {
      if (!isChosen && !isFitting(step, message, answers)) return goesOn(guided, message, request, talk);
      const { plan, ...lead } = askNext(script, { ...answers, [step.name]: message }, step, request);
      return { ...lead, plan: [...nod(script, step, plan), ...plan] };
    }
  }
}
/** Somebody tells on and answers nothing: it is heard, and the question can wait or is made easier. */
function goesOn({ script, step, form, answers }: Guided, message: string, request: Asked, talk: Talk): Lead {
  const told = toldOn(script, answers, message);
  const wait = step.waits?.find((line) => !talk.replies.some((reply) => reply.endsWith(line)));
  if (wait !== undefined)
    return { plan: [...earOf(message, request, talk), { say: 'set', text: wait }], choices: choicesOf(step, told, request, false) };
  return step.waits || form === 'easier' ? askNext(script, told, step, request) : easier({ script, step, form, answers: told }, request);
}

/** What hurts comes before a plan; words for somebody, and a wish where only a word was asked for, have a talk of their own. */
function breaksIn({ script: { id }, step, answers }: Guided, message: string, heard: Talk['reading']['heard']): boolean {
  if (toldBefore([message]) === undefined) return false;
  if (heard === 'draft') return id !== 'hard-talk';
  if (heard === 'want' || heard === 'plan') return !isFitting(step, message, answers);
  return HURTS.includes(heard) && !/\byou(?:r|'re)?\b/i.test(message) && (id === 'small-step' || id === 'good-thing' || id === 'check-in');
}
const HURTS: readonly Talk['reading']['heard'][] = ['vent', 'loss', 'remorse', 'pain'];
/** The talk ends there, and they are answered by themselves. */
const ENDS: readonly Talk['reading']['heard'][] = ['bye', 'thanks', 'drop', 'dark', 'call', 'unadvised'];

/** A word of the guide's own now and then, where a question has none before it. */
function nod(script: Script, step: Step, [next]: ReplyPlan): ReplyPlan {
  const isBare = next?.say === 'set' && next.text.split(/(?<=[.!?])\s/).length === 1;
  return isBare && script.steps.indexOf(step) % 2 === 0
    ? [script.isGentle ? { say: 'fixed', of: 'calm', varies: true } : { say: 'nod' }]
    : [];
}

/** The next question that is due, or what the answers come to. */
function askNext(script: Script, answers: Answers, after: Step, request: Asked): Lead {
  const rest = script.steps.slice(script.steps.indexOf(after) + 1);
  const next = rest.find(({ isDue }) => isDue?.(answers) ?? true);
  if (next === undefined) return closing(script, answers);
  // What was said to this very message before was not wanted: asked in the other way.
  if (request.tried?.length) return easier({ script, step: next, form: 'ask', answers }, request);
  return { plan: [{ say: 'set', text: questionOf(script, next, answers, request) }], choices: choicesOf(next, answers, request, false) };
}

function closing(script: Script, answers: Answers): Lead {
  if (Object.keys(answers).length === 0) return { plan: [{ say: 'set', text: STOPPED }], choices: [] };
  return {
    plan: [{ say: 'set', text: `${script.close(answers)}\n\n` }],
    choices: labelsOf(script.leadsTo(answers)),
    action: script.card(answers),
  };
}

const easier = ({ script, step, answers }: Guided, request: Asked): Lead => ({
  plan: [{ say: 'set', text: filled(step.easier, script, answers) }],
  choices: choicesOf(step, answers, request, true),
});

const questionOf = (script: Script, { ask }: Step, answers: Answers, { personaId }: Asked): string =>
  filled(typeof ask === 'string' ? ask : (ask[corePersonaIds.indexOf(generalChatPersona(personaId))] ?? ask[0] ?? ''), script, answers);

/** A question with what was answered before; a sentence for which nothing was answered is left out. */
function filled(line: string, script: Script, answers: Answers): string {
  const short = Object.fromEntries(Object.entries(answers).map(([name, text]) => [name, text && inSentence(text)]));
  const known = { ...short, ...script.places?.(answers) };
  return line
    .split(/(?<=[.?!])\s+/)
    .filter((sentence) => isUsable(sentence, known))
    .map((sentence) => sentence.replace(/\{(\w+)\}/g, (_, place: string) => known[place] ?? ''))
    .join(' ');
}

function choicesOf({ choices = [], easierChoices }: Step, answers: Answers, { context }: Asked, isEasier: boolean): readonly string[] {
  const of = isEasier ? (easierChoices ?? choices) : choices;
  return [...(typeof of === 'function' ? of(answers, context) : of), ...WAYS_OUT];
}
