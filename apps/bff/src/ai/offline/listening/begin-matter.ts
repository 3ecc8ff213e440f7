import { corePersonaIds, type GuidedTalkId, generalChatPersona } from '@everstep/domain';
import { asksForIdeas, begunIn, endsWithIdeas, ideasText } from '../choosing/ideas.ts';
import { remarksFor } from '../choosing/records.ts';
import { hintIn } from '../guided/hints.ts';
import type { Asked, Lead } from '../guided/lead.ts';
import { labelOf } from '../guided/scripts/index.ts';
import type { Near } from '../nearness/rank.ts';
import { hurtIn } from '../reading/hurts.ts';
import type { IntentName } from '../reading/intents/intent.ts';
import type { Matter } from '../reading/matters/matter.ts';
import { matters } from '../reading/matters/matters.ts';
import { helpAsked } from '../reading/requests.ts';
import type { Talk } from '../reading/talk.ts';
import { isListening, wantsHearing } from './listen.ts';
import { afterAsking, afterIdeas, firstWords, matterOf, nextAsk, WISHES } from './matter-talk.ts';
import { candidates, isFresh, joyIn, maybeIn, plainIn } from './meant.ts';
import { isTroubleAsked } from './trouble.ts';

/** Tapped where a guide took a message for something that it is not. */
export const SOMETHING_ELSE = 'Something else';
const WHICH = 'Is it about one of these?';
const WHETHER = 'Is it about this?';
/** Whether a reply has asked which of a few things it is about. */
export const asksWhich = (reply: string): boolean => reply.includes(WHICH) || reply.includes(WHETHER);
const RATHER_ASK = [
  'I would rather ask than guess.',
  'I want to get it right before I say anything.',
  'Let me see that I have it right.',
] as const;
const WRONG = 'Then I took it wrongly.';
const OWN_WORDS = 'Then I have nothing written on it. Tell me as it comes, and I will listen.';

/** A message read so has an answer of its own, whatever it is near to. */
export const BY_ITSELF: readonly IntentName[] = [
  ...(['app', 'app-fact', 'plain-fact', 'wondering', 'privacy', 'deleting', 'changing', 'records', 'identity', 'help', 'recap'] as const),
  ...(['agreement', 'closed', 'joke', 'reminder', 'thanks', 'bye', 'greeting', 'how-are-you', 'other-language', 'dark', 'steer'] as const),
  ...(['others', 'beyond', 'health', 'drop', 'elsewhere', 'call', 'fond', 'jest', 'teased', 'wordless', 'mend', 'reminded'] as const),
  ...(['plainEnglish', 'apology', 'unadvised', 'distract', 'encourage', 'trying', 'rating', 'draft', 'corrected', 'repeating'] as const),
];
/** Talks that are made for what was said: nothing is guessed beside them. */
const MADE_FOR: readonly GuidedTalkId[] = ['sort-a-decision', 'hard-talk', 'good-thing'];
/** Offered beside what is written on it. */
const BESIDES: readonly GuidedTalkId[] = ['sort-a-decision', 'hard-talk'];

/**
 * Begins with what a message is near to as a whole, before anything is made of single words of it: a sore point is asked about once, anything
 * else gets ideas at once. Undefined where a question waits for its answer, or nothing is near enough.
 * @param near what the message is near to; for the word that it was something else, what the message before is near to
 */
export function beginMatter(message: string, request: Asked, talk: Talk, near: readonly Near[]): Lead | undefined {
  if (message.trim() === SOMETHING_ELSE) return somethingElse(near, talk);
  const tapped = matters.find(({ name }) => labelFor(name) === message.trim());
  if (tapped !== undefined && isFresh(tapped, talk)) return beginWith(tapped, { message, request, talk });
  const found = candidates(message, near, talk);
  const joy = isWaiting(talk) || talk.isHeavy ? undefined : joyIn(message, found);
  if (joy) return beginWith(joy, { message, request, talk });
  if (BY_ITSELF.includes(talk.reading.heard) || isWaiting(talk)) return undefined;
  const isAsked = asksForIdeas(message) || helpAsked(message) !== undefined;
  const matter = plainIn(found, isAsked ? { replies: [] } : talk);
  return matter && beginWith(matter, { message, request, talk });
}

/** Asks which of a few things a message is about, where nothing else is known to answer it. */
export function askWhich(message: string, request: Asked, talk: Talk, near: readonly Near[]): Lead | undefined {
  const hint = hintIn(message, talk);
  if (BY_ITSELF.includes(talk.reading.heard) || isWaiting(talk) || (hint?.isSure && MADE_FOR.includes(hint.id))) return undefined;
  if (hurtIn(message) !== undefined || wantsHearing(message, talk) || begunIn(talk) !== undefined) return undefined;
  if (talk.replies.some(asksWhich)) return undefined;
  const maybe = maybeIn(candidates(message, near, talk));
  if (maybe.length === 0) return undefined;
  const first = RATHER_ASK[corePersonaIds.indexOf(generalChatPersona(request.personaId)) % RATHER_ASK.length] ?? RATHER_ASK[0];
  return whichOf(maybe, first);
}

function somethingElse(near: readonly Near[], talk: Talk): Lead {
  const asked = talk.replies.filter(asksWhich).length;
  const maybe = asked === 0 ? maybeIn(candidates('', near, talk)) : [];
  return maybe.length === 0 ? { plan: [{ say: 'set', text: OWN_WORDS }], choices: [] } : whichOf(maybe, WRONG);
}

const questionFor = (maybe: readonly Matter[]): string => (maybe.length === 1 ? WHETHER : WHICH);
const labelFor = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
/** The question which of a few it is, after what is said first. */
export const whichOf = (maybe: readonly Matter[], first: string): Lead => ({
  plan: [{ say: 'set', text: `${first} ${questionFor(maybe)}` }],
  choices: [...maybe.map(({ name }) => labelFor(name)), SOMETHING_ELSE],
});

interface Told {
  readonly message: string;
  readonly request: Asked;
  readonly talk: Talk;
}

/** The first words to a matter, and its first question or its ideas. */
export function beginWith(matter: Matter, { message, request, talk }: Told): Lead | undefined {
  const first = firstWords({ message, request, talk, own: matter, isBegun: false });
  const isWished = asksForIdeas(message) || WISHES.includes(talk.reading.heard);
  const ask = (matter.isTender || matter.isGlad) && !isWished ? nextAsk(matter, talk) : undefined;
  const text = ask ?? ideasText(matter, talk);
  if (text === undefined) return undefined;
  const hint = hintIn(message, talk);
  const beside = hint?.isSure && BESIDES.includes(hint.id) ? [labelOf(hint.id)] : [];
  const choices = ask === undefined ? afterIdeas(matter, talk) : afterAsking(true, matter);
  // A goal or a habit of theirs that belongs to it, where they let the guide see it; without first words of its own the ear has said it.
  const remarks = matter.said === undefined || talk.isHeavy ? [] : remarksFor(talk, request.context);
  return {
    plan: [...first, { say: 'remark', remarks }, { say: 'set', text }],
    choices: [...new Set([...beside, ...choices, SOMETHING_ELSE])],
  };
}

/** A question stands that was not for just anything. */
const isWaiting = (talk: Talk): boolean =>
  isListening(talk) || isTroubleAsked(talk) || (matterOf(talk) !== undefined && !endsWithIdeas(talk.replies.at(-1)));
