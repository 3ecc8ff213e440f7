import { assess, type GuidedTalkId, guidedTalks, SAFETY_ANSWERS, soundsTroubled } from '@everstep/domain';
import type { ChatRequest } from '../../provider.ts';
import { begunIn, endsWithIdeas } from '../choosing/ideas.ts';
import type { ReplyPlan } from '../choosing/reply-plan.ts';
import { askedOpenly, askOpenly, goesOnTelling, isListening, listen, wantsHearing } from '../listening/listen.ts';
import { afterIdeas, answersMatter, matterOf, talkOfMatter } from '../listening/matter-talk.ts';
import { open } from '../listening/questions.ts';
import { endsWithResolve } from '../listening/take-resolve.ts';
import { goesOnWithTrouble, hearTrouble, isTroubleAsked, nextOfTrouble, tellsTrouble } from '../listening/trouble.ts';
import { OF_USE } from '../listening/trouble-questions.ts';
import { isAction } from '../reading/actions.ts';
import { findsFaultWithCard } from '../reading/card-faults.ts';
import { hurtIn } from '../reading/hurts.ts';
import { isBoth, isNonAnswer } from '../reading/non-answers.ts';
import { helpAsked } from '../reading/requests.ts';
import { resolveIn } from '../reading/resolve.ts';
import type { Talk } from '../reading/talk.ts';
import { isOrder } from '../reading/wishes/wishes.ts';
import { isStop } from './answer.ts';
import { asideOf, begin, STOPPED } from './asking.ts';
import { earOf } from './ear.ts';
import { goOn } from './going-on.ts';
import { asksForWords, hintIn, isGlad } from './hints.ts';
import type { Asked, Lead } from './lead.ts';
import { isOwnChoice, readGuided, toldFor } from './read-guided.ts';
import type { Script } from './script.ts';
import { labelOf, namedBy, nearlyNamedBy, scripts } from './scripts/index.ts';

const NOT_NOW =
  'That talk can wait: something hard was said not long ago, and nothing should be asked of you now. One of these may do you good.';
/** After the ear, where nothing tells which talk would fit. */
const offers: readonly string[] = [OF_USE, 'How would you like to look at it?', 'Which of these comes nearest to what you need?'];
const FOR_THAT = `That is what this is for. ${open.nothing[0]}`;
const NO_SUBJECT = 'Good that you are here; it needs no subject.';
const LOOK_ROUND = 'Then look round as long as you like; nothing has to come of it.';
/** After a greeting, and where somebody only looks round. */
const WELCOME = 'What brings you here today?';
const toAnything = guidedTalks.map(({ id }) => id);
const toAnOffer: readonly GuidedTalkId[] = ['let-it-out', 'sort-a-decision', 'small-step', 'hard-talk', 'wind-down'];
/** Beside an open question: few, so that they tempt nobody to leave off. */
const toBegin: readonly GuidedTalkId[] = ['let-it-out', 'small-step', 'sort-a-decision'];
const toGoOnWell: readonly GuidedTalkId[] = ['good-thing', 'small-step'];
const toThink: readonly GuidedTalkId[] = ['sort-a-decision', 'small-step', 'hard-talk'];
const toDo: readonly GuidedTalkId[] = ['small-step', 'sort-a-decision', 'hard-talk'];
const gently: readonly GuidedTalkId[] = ['let-it-out', 'wind-down'];
const toGoOn: readonly GuidedTalkId[] = ['wind-down', 'hard-talk', 'small-step'];
const labelsOf = (ids: readonly GuidedTalkId[]): readonly string[] => ids.map(labelOf);

const isOffer = (reply = ''): boolean =>
  endsWithIdeas(reply) || [...offers, WELCOME].some((line) => reply.endsWith(line)) || askedOpenly(reply);

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
  const isOffered = isOffer(talk.replies.at(-1)) || matterOf(talk) !== undefined;
  const named = namedBy(message) ?? (isOffered ? nearlyNamedBy(message) : undefined);
  if (named && (!isGentle || named.isGentle))
    return begin(
      named,
      isOffered || begunIn(talk) !== undefined || hasNamedAct(named, talk) ? toldFor(named, talk.told) : undefined,
      request,
      talk,
    );
  if (named) return { plan: [{ say: 'set', text: NOT_NOW }], choices: labelsOf(gently) };
  // A plain order for a card, or a fault of one, is no answer: the question stands again after it.
  if (guided && !isGentle && (isOrder(message) || findsFaultWithCard(message, talk.replies.at(-1)))) return asideOf(guided, request);
  if (guided && !isTapped && endsWithResolve(guided, message, talk)) return undefined;
  if (guided && (!isGentle || guided.script.isGentle)) return goOn(guided, message, request, talk);
  return undefined;
}

/** What somebody has just meant to do is what a plan is about. */
const hasNamedAct = ({ id }: Script, { told }: Talk): boolean =>
  id === 'small-step' && told.slice(-3, -1).some((text) => resolveIn(text) || (namedBy(text) === undefined && isAction(text, false)));

/** A yes, a no or a word, after a guide has listened or asked openly: it answers that, and is no new subject. */
export const isAnswerToEar = (message: string, talk: Talk): boolean =>
  goesOnTelling(message, talk) ||
  goesOnWithTrouble(message, talk) ||
  answersMatter(message, talk) ||
  (isOffer(talk.replies.at(-1)) && (isNonAnswer(message) || isBoth(message)) && talk.reading.heard !== 'other-language');

/** Where nothing else answers a message: the talk that it asks for, or a choice of several. */
export function leadIn(request: Asked, talk: Talk): Lead {
  const message = talk.told.at(-1) ?? '';
  const { heard } = talk.reading;
  if (isStop(message)) return { plan: [{ say: 'set', text: STOPPED }], choices: [] };
  if (goesOnWithTrouble(message, talk)) return hearTrouble(message, request, talk);
  const ofMatter = isListening(talk) ? undefined : talkOfMatter(message, request, talk);
  if (ofMatter) return ofMatter;
  // Of what is talked about already, no more is asked than was written for it.
  const begun = begunIn(talk);
  if (begun === undefined && tellsTrouble(message, talk)) return hearTrouble(message, request, talk);
  const [isOffered, isOfferedTwice] = [isOffer(talk.replies.at(-1)), isOffer(talk.replies.at(-2))];
  const hint = A_LITTLE.test(message) ? undefined : hintIn(message, talk);
  // Who tells on instead of choosing is led on all the same.
  if (isNonAnswer(message) && !isOffered && !goesOnTelling(message, talk)) return meetNothing(message, request, talk);
  // What somebody means to do, in a heavy hour and unasked, is a step.
  const isUnasked = talk.replies.length > 0 && !talk.replies.at(-1)?.trimEnd().endsWith('?');
  const isMeant = isListening(talk) && OWN_STEP.test(message);
  const isStep = isMeant || ((talk.isHeavy || isUnasked) && !isListening(talk) && isAction(message, false));
  const fitting = isStep ? 'small-step' : hint?.isSure || (hint && isOffered && !hint.isOnlyMatter) ? hint.id : undefined;
  const id = heard === 'unadvised' ? 'let-it-out' : fitting;
  if (helpAsked(message) === undefined && heard !== 'unadvised') {
    const mayHear = id === undefined || id === 'let-it-out' || (heard === 'want' && hurtIn(message) !== undefined);
    if (
      !isStep &&
      (mayHear || heard === 'want' || heard === 'tired' || (heard === 'done' && !isGlad(message))) &&
      goesOnTelling(message, talk)
    )
      return listen(message, request, talk);
    const isLaidTogether = talk.replies.some((reply) => reply.includes(scripts['let-it-out'].sign));
    // What is told beside a matter, and is not sore itself, wants no question.
    const isBeside = begun !== undefined && talk.soreAge > 0;
    if (mayHear && !isLaidTogether && !isBeside && wantsHearing(message, talk)) return listen(message, request, talk);
  }
  // Once everything was laid together, nobody is led through it again: the guide listens on.
  if (id !== undefined && talk.replies.some((reply) => reply.includes(scripts[id].sign)))
    return { plan: [...earOf(message, request, talk), { say: 'fixed', of: 'stay', varies: true }], choices: labelsOf(toGoOn) };
  if (id !== undefined) {
    const { plan, ...lead } = begin(scripts[id], toldFor(scripts[id], talk.told), request, talk);
    return { ...lead, plan: [...earOf(message, request, talk, id), ...plan] };
  }
  if (WAVES_OFF.test(message)) return { plan: [{ say: 'fixed', of: talk.isHeavy ? 'heavyNod' : 'stay', varies: true }], choices: [] };
  // Who gives no more than a word is asked what a word can answer.
  if (isOffered && isNonAnswer(message) && !isBareNo(message) && (heard === 'unsure' || isOfferedTwice))
    return begin(scripts['check-in'], undefined, request, talk);
  if (heard === 'trying') return welcome([{ say: 'set', text: LOOK_ROUND, once: true }]);
  // Who was asked that already is asked something smaller.
  if (heard === 'opening' && talk.replies.some((reply) => reply.endsWith(WELCOME)))
    return { plan: [{ say: 'set', text: FOR_THAT }], choices: [] };
  if (heard === 'opening') return welcome([{ say: 'set', text: NO_SUBJECT, once: true }]);
  // Something is done: that is said, and nothing is asked.
  if ((heard === 'done' || heard === 'joy') && !talk.isHeavy)
    return { plan: [{ say: 'heard', intent: heard }], choices: labelsOf(toGoOnWell) };
  if (
    hint === undefined &&
    (!talk.isHeavy || begun !== undefined) &&
    (talk.matter === undefined || message.trim().split(/\s+/).length < TELLS_A_MATTER)
  ) {
    if (begun !== undefined || hasAskedEnough(talk))
      return {
        plan: [{ say: 'nod' }, { say: 'fixed', of: 'stay', varies: true }],
        choices: begun === undefined ? labelsOf(toBegin) : afterIdeas(begun, talk),
      };
    return { plan: askOpenly(message, request, talk), choices: labelsOf(isOffered ? [] : toBegin) };
  }
  const offer = offers[talk.turns % offers.length] ?? '';
  return {
    plan: [...earOf(message, request, talk, hint?.id), { say: 'set', text: offer }],
    choices: labelsOf(talk.isHeavy ? gently : withFirst(hint?.id, toAnOffer)),
  };
}

/** After so many open questions in a row a guide asks no more, and listens. */
const MOST_OPEN = 2;
const hasAskedEnough = ({ replies }: Talk): boolean => replies.length >= MOST_OPEN && replies.slice(-MOST_OPEN).every(askedOpenly);

/** "I'm ok, a bit tired": no more than how it is. */
const A_LITTLE =
  /^\W*(?:(?:i'?m|i am|im|it'?s|doing|feeling|i feel)\W+)*(?:(?:ok(?:ay)?|fine|alright|good|not bad)\W+)?(?:just |only |but |and )*(?:a )?(?:bit|little) (?:tired|sleepy|stressed|low|meh|bored|off)\W*$/i;

/** "Nah" is no, and not nothing. */
const isBareNo = (message: string): boolean => /^\W*(?:no|nah|nope|not really)\b/i.test(message);

/** What somebody could do, and not what they could have done. */
const OWN_STEP =
  /^\W*(?:(?:maybe|perhaps|ok(?:ay)?|well|so|but)\W+)*i (?:could|might|will|'ll) (?!have\b|never\b|not\b|barely\b|hardly\b|always\b|see\b|feel\b|cry\b|scream\b|be\b|just (?:cry|scream)\b)\p{L}+/iu;

const WAVES_OFF = /^\W*(?:(?:ok|eh|meh|well|oh)\W+)*(?:whatever|nvm|never ?mind|who cares|doesn'?t matter|not important)\W*$/i;

/** A matter in fewer words than this is only named. */
const TELLS_A_MATTER = 4;

/** "idk", "lol" and the like: asked for something easier at the start, and later left as it is. */
function meetNothing(message: string, request: Asked, talk: Talk): Lead {
  if (talk.replies.length > 0 && !talk.replies.at(-1)?.trimEnd().endsWith('?'))
    return { plan: [{ say: 'fixed', of: talk.isHeavy ? 'heavyNod' : 'stay', varies: true }], choices: [] };
  return { plan: askOpenly(message, request, talk), choices: labelsOf(toAnything) };
}

/** What fits best comes first. */
const withFirst = (id: GuidedTalkId | undefined, ids: readonly GuidedTalkId[]): readonly GuidedTalkId[] =>
  id === undefined ? ids : [id, ...ids.filter((other) => other !== id)];

/** Whether a question is one that a guided talk takes apart better than any answer. */
export const isForTalk = (talk: Talk): boolean =>
  asksForWords(talk.told.at(-1) ?? '') ||
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
  // Whoever asks for a view in the midst of a trouble is answered, and asked on.
  const asksOn =
    (heard === 'opinion' || heard === 'advice' || heard === 'wondering') && isTroubleAsked(talk) ? nextOfTrouble(request, talk) : undefined;
  if (asksOn !== undefined) return { plan, choices: [], thenAsks: asksOn };
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
