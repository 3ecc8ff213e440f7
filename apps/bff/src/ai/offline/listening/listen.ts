import { corePersonaIds, generalChatPersona } from '@everstep/domain';
import type { ReplyPlan } from '../choosing/reply-plan.ts';
import { LED } from '../guided/hints.ts';
import type { Asked, Lead } from '../guided/lead.ts';
import { type Hurt, hurtIn, isOutcry } from '../reading/hurts.ts';
import type { IntentName } from '../reading/intents/intent.ts';
import { isBoth, isNonAnswer, isOnlyWhen, isOnlyWhere } from '../reading/non-answers.ts';
import type { Talk } from '../reading/talk.ts';
import { voices } from '../wording/fixed-lines.ts';
import { choose } from '../wording/line-choice.ts';
import { plainLines } from '../wording/plain-lines.ts';
import { lostLines } from './lost-lines.ts';
import { aboutOf, isMoment, lately, missed, open, openQuestions, type Question, sore, soreQuestions } from './questions.ts';

const TOLD: readonly IntentName[] = [
  'vent',
  'low',
  'people',
  'other',
  'short',
  'tired',
  'stuck',
  'time',
  'done',
  'reasons',
  'problem',
  'rating',
];
/** Short answers, which are about what was asked. */
const ANSWERS: readonly IntentName[] = [
  'yes',
  'no',
  'unsure',
  'short',
  'other',
  'wordless',
  'rating',
  'people',
  'low',
  'vent',
  'tired',
  'want',
  'done',
  'time',
  'musing',
  'fear',
];
const STAYS = [
  'There is no hurry. Go on whenever you like.',
  'I am still listening, for as long as you like.',
  'You may leave it there, or tell more; both are right.',
];
/** Of a voice or a time, more than this is told. */
const SHORT_ANSWER = 12;

const WHEN = ['That tells me when it is.', 'I have the time of it, then.', 'When it is, I know now.'];
const WHERE = ['That tells me where it is.', 'I have the place of it, then.', 'Where it is, I know now.'];
const LONG = 'That is a long time to go on with it.';
/** By these a talk is known to be about somebody or some place that is missed. */
const MISSED = ['What would you like to tell about them?', 'What do you miss most of it?', ...missed.map(({ ask }) => ask)];
const NEEDED = 'That sounds like what you need just now, and you may have it.';

const endsWith = (reply: string | undefined, lines: readonly string[]): string | undefined =>
  lines.find((line) => reply?.trimEnd().endsWith(line));
const questionIn = (reply: string | undefined): { readonly question: Question; readonly isEasier: boolean } | undefined => {
  const question = soreQuestions.find(({ ask, easier }) => endsWith(reply, [ask, easier]) !== undefined);
  return question && { question, isEasier: endsWith(reply, [question.easier]) !== undefined };
};

/** Whether the last reply only listened to something sore, so that what comes now goes on with it. */
export const isListening = ({ replies }: Pick<Talk, 'replies'>): boolean =>
  questionIn(replies.at(-1)) !== undefined || endsWith(replies.at(-1), [...STAYS, NEEDED]) !== undefined;

/** Whether the last reply asked an open question, having understood little. */
export const askedOpenly = (reply: string | undefined): boolean => endsWith(reply, openQuestions) !== undefined;

/** Whether a message goes on with what is listened to. */
export const goesOnTelling = (message: string, talk: Talk): boolean =>
  isListening(talk) &&
  (isNonAnswer(message) || isBoth(message) || ANSWERS.includes(talk.reading.heard)) &&
  !LED.includes(talk.matter?.name ?? '');

/** Whether something is told that wants to be heard, and nothing else yet. */
export const wantsHearing = (message: string, talk: Talk): boolean => {
  if (LED.includes(talk.matter?.name ?? '')) return false;
  const { heard } = talk.reading;
  if (isOutcry(message)) return true;
  if (heard === 'fear' || heard === 'loss' || heard === 'remorse' || heard === 'pain') return false;
  const isSore = talk.soreAge === 0 && talk.matter?.isTender === true && TOLD.includes(heard);
  const goesOn = talk.isHeavy && TOLD.includes(heard) && !LED.includes(talk.topic?.name ?? '');
  return (
    heard === 'vent' || heard === 'low' || isSore || goesOn || (hurtIn(message) !== undefined && (TOLD.includes(heard) || heard === 'want'))
  );
};

/** Hears what was told, and asks one thing that was not asked yet. Nothing is offered: who wants to know what to do will ask. */
export function listen(message: string, request: Asked, talk: Talk): Lead {
  const said = { replies: talk.replies, seed: talk.turns + corePersonaIds.indexOf(generalChatPersona(request.personaId)) };
  const isUnsaid = (line: string) => !talk.replies.some((reply) => reply.includes(line));
  const asked = questionIn(talk.replies.at(-1));
  if (isNonAnswer(message) && asked) {
    const taken = takenBy(asked.question, message);
    // Without an answer the same is asked once more in another way, and then no more.
    if (taken === undefined && !asked.isEasier) return lead(`It need not come at once. ${asked.question.easier}`);
    if (taken === undefined) return lead(STAYS.find(isUnsaid) ?? STAYS[0] ?? '');
  }
  const hurt = hurtIn(message);
  if (talk.reading.heard === 'want' && hurt === undefined && isUnsaid(NEEDED)) return lead(NEEDED);
  if (isNonAnswer(message) && !asked) return { plan: [{ say: 'fixed', of: 'heavyNod', varies: true }], choices: [] };
  const heard = hearing({ message, hurt, question: asked?.question, talk, isUnsaid, said });
  const own = hurt?.asks?.map((ask) => soreQuestions.find((one) => one.ask === ask)).filter((one) => one !== undefined) ?? [];
  // After the first words comes what it was like; what a kind of hurt has of its own comes next.
  const isBegun = talk.replies.some((reply) => questionIn(reply));
  const order = isBegun ? [...own, ...sore] : hurt?.asksFirst ? [...own, ...sore] : [lately, ...sore];
  const last = sore.at(-1);
  const isMissing = hurt?.name.startsWith('missing') || talk.replies.some((reply) => MISSED.some((line) => reply.includes(line)));
  const kind = isMissing && last ? [...own, ...missed, last] : order;
  // What is no single moment is not asked after as one.
  const lasts = talk.told.some((told) => hurtIn(told)?.asksFirst === true);
  const fitting = kind.filter(({ ask }) => ask !== (isMoment(message) && !lasts ? lately.ask : sore[0]?.ask));
  const next = fitting.find(({ ask, easier }) => isUnsaid(ask) && isUnsaid(easier) && !isAnswered(ask, talk));
  const then = next?.ask ?? STAYS.find(isUnsaid);
  return { plan: [heard, ...(then === undefined ? [] : [then])].map((text) => ({ say: 'set', text })), choices: [] };
}

const lead = (text: string): Lead => ({ plan: [{ say: 'set', text }], choices: [] });

/** Who has said how it was is not asked. */
const FELT =
  /\b(?:i (?:feel|felt|was|am)|i'm|it (?:feels?|felt|makes me|made me)|makes me|made me|left me)\b[^.!?]{0,30}\b(?:angry|mad|furious|sad|hurt|small|stupid|alone|lonely|invisible|ashamed|embarrassed|humiliated|awful|horrible|terrible|numb|empty|sick|betrayed|let down|disappointed|heartbroken|useless|worthless|exhausted|drained|tired)\b/i;
const ALONE = /\b(?:alone|nobody knows|no one knows|haven't told|have not told|told (?:nobody|no one))\b/i;
const isAnswered = (ask: string, { told }: Talk): boolean => {
  const all = told.slice(-3).join('. ').replace(/[’‘]/g, "'");
  if (ask === sore[0]?.ask) return FELT.test(all);
  return ask === sore[2]?.ask && ALONE.test(all);
};

const takenBy = ({ takes }: Question, message: string): string | undefined =>
  message.trim().split(/\s+/).length <= SHORT_ANSWER
    ? takes.find(([pattern]) => pattern.test(message.replace(/[’‘]/g, "'")))?.[1]
    : undefined;

interface ToHear {
  readonly message: string;
  readonly hurt: Hurt | undefined;
  readonly question: Question | undefined;
  readonly talk: Talk;
  readonly isUnsaid: (line: string) => boolean;
  readonly said: { readonly replies: readonly string[]; readonly seed: number };
}

/** First words: to what was asked, to what was done, to the matter, or plain ones. None of them twice in a talk. */
function hearing({ message, hurt, question, talk, isUnsaid, said }: ToHear): string {
  const taken = question && takenBy(question, message);
  if (taken !== undefined && isUnsaid(taken)) return taken;
  const own = (hurt?.said ?? []).find(isUnsaid);
  if (own !== undefined) return own;
  if (isBoth(message)) return 'Both at once, then; that is a lot to hold.';
  if (isOnlyWhen(message) && /\b(?:months?|years?)\b/i.test(message) && isUnsaid(LONG)) return LONG;
  if (isOnlyWhen(message)) return WHEN.find(isUnsaid) ?? 'I hear you.';
  if (isOnlyWhere(message)) return WHERE.find(isUnsaid) ?? 'I hear you.';
  const matters = (talk.matter?.said ?? []).find(isUnsaid);
  if (matters !== undefined) return matters;
  const isSore = talk.soreAge === 0;
  return choose(isSore ? plainLines.heavy : [...LISTENS, ...plainLines.calm], {}, said) ?? plainLines.calm[0];
}

const LISTENS = ['I see why that stays with you.', 'That belongs to it.', 'I take that in.', 'Yes, that matters there.'];

/** How a guide takes a word that says nothing. */
const nodTo = (message: string): 'no' | 'yes' | 'unsure' => {
  if (/^\W*(?:no\b(?! idea)|nah|nope|not really)/i.test(message)) return 'no';
  return /^\W*(?:yes|yeah|yep|sure|ok)/i.test(message) ? 'yes' : 'unsure';
};

/** So often in a talk somebody hears that they were not understood. */
const MOST_LOST = 2;

/** Where little is understood: short and honest, with one open question that fits the last words. */
export function askOpenly(message: string, request: Asked, talk: Talk): ReplyPlan {
  const id = generalChatPersona(request.personaId);
  const said = { replies: talk.replies, seed: talk.turns + corePersonaIds.indexOf(id) };
  const isUnsaid = (line: string) => !talk.replies.some((reply) => reply.includes(line));
  const isTold = message.trim().split(/\s+/).length > 3;
  // Beside an answer of some length an ear is truer than a shrug; neither comes twice.
  const isLostTwice = lostLines[id].filter((line) => !isUnsaid(line)).length >= MOST_LOST;
  const isAsked = talk.replies.at(-1)?.trimEnd().endsWith('?') === true;
  const ears = [...voices[id].hear.other, ...plainLines.calm];
  const kind = isNonAnswer(message)
    ? voices[id].hear[nodTo(message)]
    : isTold || isLostTwice || isAsked || talk.replies.length === 0
      ? ears
      : lostLines[id];
  const known = isAsked && isOnlyWhen(message) ? WHEN : isAsked && isOnlyWhere(message) ? WHERE : kind;
  const lines = known.filter(isUnsaid);
  const first = choose(lines.length > 0 ? lines : [...lostLines[id], ...voices[id].hear.other, ...plainLines.calm], {}, said) ?? '';
  const asks = [...open[aboutOf(message)], ...open.anything].filter(isUnsaid);
  return [{ say: 'set', text: `${first} ${asks[0] ?? plainLines.stay[talk.turns % plainLines.stay.length] ?? ''}`.trim() }];
}
