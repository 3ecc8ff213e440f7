import { corePersonaIds, type GuidedTalkId, generalChatPersona } from '@everstep/domain';
import { hasMoreIdeas, IDEAS, ideasText, MORE_IDEAS, matterOfReply, untoldIdeas } from '../choosing/ideas.ts';
import type { ReplyPlan } from '../choosing/reply-plan.ts';
import { earOf } from '../guided/ear.ts';
import { hintIn, LED } from '../guided/hints.ts';
import type { Asked, Lead } from '../guided/lead.ts';
import { labelOf } from '../guided/scripts/index.ts';
import { hurtIn } from '../reading/hurts.ts';
import type { IntentName } from '../reading/intents/intent.ts';
import type { Matter } from '../reading/matters/matter.ts';
import { isBoth, isNonAnswer } from '../reading/non-answers.ts';
import { helpAsked } from '../reading/requests.ts';
import type { Talk } from '../reading/talk.ts';
import { choose } from '../wording/line-choice.ts';
import { plainLines } from '../wording/plain-lines.ts';

/** Read so, something is wished for: that gets something to try first, and questions after it. */
export const WISHES: readonly IntentName[] = ['want', 'plan', 'avoid'];
/** Read so, a message tells something, or answers. */
const TELLS: readonly IntentName[] = [
  ...WISHES,
  ...(['other', 'short', 'low', 'vent', 'people', 'tired', 'time', 'done', 'fear', 'reasons', 'rating', 'musing', 'joy'] as const),
  ...(['yes', 'no', 'unsure', 'stuck', 'problem'] as const),
];
/** Talks that are made for what was said, and go before. */
const MADE_FOR: readonly GuidedTalkId[] = ['hard-talk', 'sort-a-decision', 'good-thing'];

const EARS = [
  'I see.',
  'That helps me to see it.',
  'Yes, that belongs to it.',
  'I take that in.',
  'Thank you, so I know a little more.',
  'That matters there.',
] as const;
const ALL_RIGHT = 'That is all right; not everything has an answer.';
/** What somebody calls themself. */
const HARSH =
  /\b(?:i(?:'m|m| am)|me) (?:(?:just|such|so|really|simply|only|always|a|an|the|too) )*(?:lazy|stupid|dumb|idiot|useless|worthless|failure|loser|pathetic|hopeless|weak|ugly|disgusting|bad (?:mum|mom|mother|dad|father|person|friend)|worst|not (?:good|smart|strong) enough)\b|\bnot good enough\b/i;
const VERDICT = 'That is a hard sentence to have in one’s head.';

/** The matter that the last reply asked about, or had ideas on. */
export const matterOf = ({ replies }: Pick<Talk, 'replies'>): Matter | undefined => matterOfReply(replies.at(-1) ?? '');

/** Whether a message answers a question about a matter, however short it is. */
export const answersMatter = (message: string, talk: Talk): boolean =>
  matterOf(talk) !== undefined &&
  (isNonAnswer(message) || isBoth(message) || ['yes', 'no', 'unsure', 'short'].includes(talk.reading.heard));

/** After ideas: a step made of one, further ones while there are some, or an ear. */
export const afterIdeas = (matter: Matter | undefined, talk: Talk): readonly string[] => [
  labelOf('small-step'),
  ...(matter && hasMoreIdeas(matter, talk) ? [MORE_IDEAS] : []),
  labelOf('let-it-out'),
];

/**
 * Talks about what many people bring along: a question that is asked of this very matter, then what helps many, and then what else may be
 * asked; to a wish what helps many comes first. Undefined where the matter has no questions, or all was asked and told.
 */
export function talkOfMatter(message: string, request: Asked, talk: Talk): Lead | undefined {
  const hint = hintIn(message, talk);
  // A word that says nothing answers, whatever it was read as.
  const isTold = TELLS.includes(talk.reading.heard) || (matterOf(talk) !== undefined && isNonAnswer(message));
  if (!isTold || (hint?.isSure && MADE_FOR.includes(hint.id))) return undefined;
  const own = talk.matter?.asks && !LED.includes(talk.matter.name) ? talk.matter : undefined;
  // What was begun is gone on with, also where an answer names something else; a wish goes before.
  const isWish = WISHES.includes(talk.reading.heard) || helpAsked(message) !== undefined;
  const order = isWish ? [own, matterOf(talk)] : [matterOf(talk), own];
  const matter = order.find((one) => one !== undefined && isOpen(one, talk));
  if (matter === undefined) return undefined;
  const ask = nextAsk(matter, talk);
  const isBegun = ask !== matter.asks?.[0];
  const plan = firstWords({ message, request, talk, own, isBegun });
  // After ideas nothing more is asked: one of them is taken, or more is told.
  if (!untold(matter, talk)) return undefined;
  const text = isBegun || (isWish && !matter.isTender) ? ideasText(matter, talk) : ask;
  if (text === undefined) return undefined;
  const choices = text === ask ? afterAsking(untoldIdeas(matter, talk).length > 0, matter) : afterIdeas(matter, talk);
  return { plan: [...plan, { say: 'set', text }], choices };
}

/** Nothing of it was told yet. */
export const untold = ({ thoughts }: Matter, { replies }: Pick<Talk, 'replies'>): boolean =>
  !thoughts.some((line) => replies.some((reply) => reply.includes(line)));

export const nextAsk = ({ asks = [] }: Matter, { replies }: Talk): string | undefined =>
  asks.find((ask) => !replies.some((reply) => reply.includes(ask)));

/** Something of it is still to be asked, or no idea was told yet. */
const isOpen = (matter: Matter, talk: Talk): boolean => nextAsk(matter, talk) !== undefined || untold(matter, talk);

export const afterAsking = (hasIdeas: boolean, { isTender, isGlad }: Matter): readonly string[] => [
  ...(hasIdeas ? [IDEAS] : []),
  labelOf(isTender ? 'let-it-out' : isGlad ? 'good-thing' : 'small-step'),
];

interface ToMeet {
  readonly message: string;
  readonly request: Asked;
  readonly talk: Talk;
  /** What this very message names. */
  readonly own: Matter | undefined;
  /** Something was asked before. */
  readonly isBegun: boolean;
}

/** To what is named for the first time what is said to it; to an answer that it was heard. None of them twice. */
export function firstWords({ message, request, talk, own, isBegun }: ToMeet): ReplyPlan {
  const isUnsaid = (line: string) => !talk.replies.some((reply) => reply.includes(line));
  const said = { replies: talk.replies, seed: talk.turns + corePersonaIds.indexOf(generalChatPersona(request.personaId)) };
  const set = (text: string): ReplyPlan => [{ say: 'set', text }];
  const first = own?.said?.find(isUnsaid);
  if (first !== undefined) return set(first);
  if (isNonAnswer(message)) return set(ALL_RIGHT);
  if (isBegun && HARSH.test(message.replace(/[’‘]/g, "'")) && isUnsaid(VERDICT)) return set(VERDICT);
  const hurt = hurtIn(message)?.said.find(isUnsaid);
  if (hurt !== undefined) return set(hurt);
  if (!isBegun) return earOf(message, request, talk);
  // Tears of joy are no weight.
  const isSore = talk.soreAge === 0 && matterOf(talk)?.isGlad !== true;
  return set(choose(isSore ? plainLines.heavy : EARS, {}, said) ?? EARS[0]);
}
