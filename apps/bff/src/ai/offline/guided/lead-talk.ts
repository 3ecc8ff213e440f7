import { assess, type GuidedTalkId, guidedTalks, SAFETY_ANSWERS, soundsTroubled } from '@everstep/domain';
import type { ChatRequest } from '../../provider.ts';
import type { ReplyPlan } from '../choosing/reply-plan.ts';
import type { Talk } from '../reading/talk.ts';
import { isStop } from './answer.ts';
import { begin, STOPPED } from './asking.ts';
import { earOf } from './ear.ts';
import { goOn } from './going-on.ts';
import { type Hint, hintIn } from './hints.ts';
import type { Asked, Lead } from './lead.ts';
import { isOwnChoice, readGuided, toldBefore } from './read-guided.ts';
import { labelOf, namedBy, nearlyNamedBy, scripts } from './scripts/index.ts';

const NOT_NOW =
  'That talk can wait: something hard was said not long ago, and nothing should be asked of you now. One of these may do you good.';
/** After the ear, where nothing tells which talk would fit. */
const offers: readonly string[] = [
  'What would be of most use with that?',
  'How would you like to look at it?',
  'Which of these comes nearest to what you need?',
];
/** Where a few words tell too little to say more. */
const toLittle: readonly string[] = [
  'By simple rules I cannot make much of that. If there is more to it, tell on, or take one of these to begin with.',
  'I may be missing what matters in that. Tell on, or choose one of these.',
  'I leave that as it stands. Whenever you like, one of these is a place to begin.',
];
/** After a greeting, and where somebody only looks round. */
const WELCOME = 'What brings you here today?';
const toAnything = guidedTalks.map(({ id }) => id);
const toAnOffer: readonly GuidedTalkId[] = ['let-it-out', 'sort-a-decision', 'small-step', 'hard-talk', 'wind-down'];
const toThink: readonly GuidedTalkId[] = ['sort-a-decision', 'small-step', 'hard-talk'];
const toDo: readonly GuidedTalkId[] = ['small-step', 'sort-a-decision', 'hard-talk'];
const gently: readonly GuidedTalkId[] = ['let-it-out', 'wind-down'];
const toGoOn: readonly GuidedTalkId[] = ['wind-down', 'hard-talk', 'small-step'];
const labelsOf = (ids: readonly GuidedTalkId[]): readonly string[] => ids.map(labelOf);

const isOffer = (reply = ''): boolean => [...offers, ...toLittle, WELCOME].some((line) => reply.endsWith(line));

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
  const id =
    heard === 'unadvised'
      ? 'let-it-out'
      : hint?.isSure || (hint && isOffered)
        ? hint.id
        : isOffered && told === message
          ? 'let-it-out'
          : undefined;
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
  if (saysLittle(message, talk, hint)) {
    const line = toLittle.find((one) => !talk.replies.some((reply) => reply.endsWith(one))) ?? WELCOME;
    return { plan: [{ say: 'set', text: line }], choices: labelsOf(toAnything) };
  }
  const offer = offers[talk.turns % offers.length] ?? '';
  return {
    plan: [...earOf(message, request, talk, hint?.id), { say: 'set', text: offer }],
    choices: labelsOf(talk.isHeavy ? gently : withFirst(hint?.id, toAnOffer)),
  };
}

/** In so many words nobody tells what they came for. */
const FEW_WORDS = 8;
const NO_SUBJECT =
  /^\W*(?:meh|fine|well|so|h+m+|u[hm]+|ok(?:ay)?|lol|yo|sup|eh|stuff|things|whatever|i'?m (?:fine|ok(?:ay)?|good|alright)|nothing|not much|bla+h?|[^\s]{1,2})\W*$/i;
const saysLittle = (message: string, { reading: { heard }, isHeavy, matter }: Talk, hint: Hint | undefined): boolean =>
  !isHeavy &&
  hint === undefined &&
  matter === undefined &&
  (heard === 'other' || heard === 'done' || NO_SUBJECT.test(message)) &&
  message.trim().split(/\s+/).length <= FEW_WORDS;

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
  if (heard === 'health') return { plan, choices: labelsOf(isHeavy ? gently : ['small-step', 'let-it-out']) };
  if (heard === 'help' || heard === 'identity' || heard === 'app-fact') return { plan, choices: labelsOf(toAnything) };
  return {
    plan,
    choices: heard === 'opinion' || heard === 'advice' ? labelsOf(isHeavy ? gently : heard === 'advice' ? toDo : toThink) : [],
  };
}

const welcome = (plan: ReplyPlan): Lead => ({ plan: [...plan, { say: 'set', text: WELCOME }], choices: labelsOf(toAnything) });

const isTroubled = (message: string): boolean => assess(message).level > 0 || soundsTroubled(message);

/** Answers to the question whether somebody is safe; after a hard moment else what is calm. */
export function calmChoices(reply: string, { approach }: Pick<ChatRequest, 'approach'>): readonly string[] {
  if (/\bare you safe\b/i.test(reply)) return SAFETY_ANSWERS;
  return approach === 'gentle' ? labelsOf(gently) : [];
}
