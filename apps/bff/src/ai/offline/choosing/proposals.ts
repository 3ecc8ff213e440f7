import {
  accountIn,
  type DateText,
  entryIn,
  isAlike,
  mayStandOnCard,
  type ProposalKind,
  type ProposedAction,
  wordsOnCard,
} from '@everstep/domain';
import { ownWords } from '../../own-words.ts';
import type { ChatRequest, ChatTurnMessage } from '../../provider.ts';
import { readGuided } from '../guided/read-guided.ts';
import { isAction } from '../reading/actions.ts';
import { dueIn } from '../reading/due-dates.ts';
import type { IntentName } from '../reading/intents/intent.ts';
import { may } from '../reading/intents/intents.ts';
import { whenOf } from '../reading/slots.ts';
import type { Talk } from '../reading/talk.ts';
import { titleFrom } from '../reading/titles.ts';
import { plainWords } from '../reading/wishes/plain-words.ts';
import { wantedIn, withoutTrying } from '../reading/wishes/subjects.ts';
import { swapOf, type ToDo } from '../reading/wishes/swaps.ts';
import type { Missing, Wish } from '../reading/wishes/wish.ts';
import { agreedTo, consentIn, isWish, wishFrom, wishIn } from '../reading/wishes/wishes.ts';
import { isPick } from './ideas.ts';

/** What the offline guide proposes, and why: a plain wish, or the last card in another form. */
type CardOffer = { readonly action: ProposedAction; readonly how: 'wish' };
export type Offered =
  | CardOffer
  /** The last card as the other kind; whether that one still waits for an answer. */
  | { readonly action: ToDo; readonly how: 'swap'; readonly isWaiting: boolean }
  /** The other kind was there before, and its card is open. */
  | { readonly back: ToDo; readonly how: 'back' }
  /** A plain wish while no cards may be shown. */
  | { readonly how: 'closed'; readonly wish: Wish }
  | { readonly how: 'ask'; readonly question: string }
  /** The card is open already. */
  | { readonly how: 'above' };

type Asked = Pick<
  ChatRequest,
  'messages' | 'context' | 'approach' | 'closed' | 'mayPropose' | 'challenges' | 'proposed' | 'waiting' | 'today'
>;

/** Asked where a wish leaves out what it is about. */
export const missingLines: Readonly<Record<Missing, string>> = {
  'which-mood': 'From 1, very low, to 5, very good: which number fits?',
  'which-goal': 'What should the goal be, in a few words of yours?',
  'which-habit': 'What should the habit be, and how often?',
};
const neededFor: Readonly<Record<Missing, ProposalKind>> = {
  'which-mood': 'log-mood',
  'which-goal': 'create-goal',
  'which-habit': 'create-habit',
};
const isMissing = (kind: string): kind is Missing => Object.hasOwn(missingLines, kind);

/** Said once, it holds for the conversation. */
const NO_CARDS =
  /\b(?:no(?: more)?|stop|enough|don['’]t (?:want|need|show|give|make|send)|do not (?:want|need|show|give|make|send)|without) (?:(?:me|any|more|of|your|these|those|the|all|with|making|showing|sending) ){0,4}(?:cards?|suggestions?|proposals?)\b|\bstop (?:suggesting|proposing)\b/i;

/** "Are you drunk? Add a habit: run on Tuesdays": the order is what counts. */
const BESIDE_AN_ORDER: readonly IntentName[] = [
  ...(['curious', 'complaint', 'repeating', 'teased', 'jest', 'questioned', 'help', 'identity', 'others', 'advice', 'opinion'] as const),
];

/** What to propose in answer to the last message; at most one thing, and nothing twice in a conversation. */
export function offlineProposal(request: Asked, talk: Talk, talkBefore: Talk): Offered | undefined {
  const last = request.messages.findLastIndex(({ role }) => role === 'user');
  const before = request.messages.slice(0, last);
  const message = request.messages[last]?.content ?? '';
  if (request.approach === 'gentle' || request.closed !== undefined) {
    // Without a known end the words themselves were in doubt: then they are met with an ear, and with no way to do it all the same.
    const isSure = request.closed?.until !== undefined || request.closed?.why === 'put-away';
    const wish = isSure ? wishOf(message, before, talkBefore, request, true) : undefined;
    return wish && { how: 'closed', wish };
  }
  const isOpen = request.mayPropose !== undefined && request.mayPropose.length > 0;
  // What somebody gives for their journal may sound like anything.
  const { heard } = talk.reading;
  const isOrder = BESIDE_AN_ORDER.includes(heard) && isWish(message);
  if (!isOpen || (!may(heard, 'card') && !isOrder && entryIn(message) === undefined)) return undefined;
  if (request.messages.some(({ role, content }) => role === 'user' && NO_CARDS.test(content))) return undefined;
  const swapped = swapOf(message, request.proposed ?? [], isAboutCard(before));
  if (swapped) return swapWith(swapped, request);
  const wished = wishOf(message, before, talkBefore, request);
  if (wished && 'missing' in wished) {
    const { missing } = wished;
    return request.mayPropose.includes(neededFor[missing]) ? { how: 'ask', question: missingLines[missing] } : undefined;
  }
  if (wished === undefined && talk.reading.heard === 'yes' && isAboutCard(before) && request.waiting?.length) return { how: 'above' };
  // Asked for once more, with nothing new told: the page that waits is the one that is meant.
  const isPageAgain = wished?.kind === 'write-journal' && accountIn(message) === '' && isAboutCard(before);
  const again = wished && request.waiting?.some((open) => isAlike(open, wished) || (isPageAgain && open.kind === 'write-journal'));
  if (again) return { how: 'above' };
  const found: readonly CardOffer[] = [...(wished ? [{ action: wished, how: 'wish' } as const] : [])];
  const when = whenOf(talk.slots);
  const fit = found.find(({ action }) => isFit(action, request));
  return fit ? { ...fit, action: withDue(fit.action, { message: plainWords(message), when, today: request.today }) } : undefined;
}

/** A goal with the day that was named for it, which leaves its title: in the title, right after it, or in an answer to when. */
export function withDue(
  action: ProposedAction,
  { message, when, today }: { readonly message: string; readonly when: string | undefined; readonly today: DateText | undefined },
): ProposedAction {
  if (action.kind !== 'create-goal' || today === undefined) return action;
  const own = dueIn(action.title, today);
  const title = own && titleFrom(own.rest);
  if (own && title !== undefined) return { ...action, title, dueDate: own.date };
  const at = message.toLowerCase().indexOf(action.title.toLowerCase());
  const [after = ''] = at < 0 ? [] : message.slice(at + action.title.length).split(/[.!?\n]/, 1);
  // "Remind me tomorrow to call", "a goal for this week: chapter two".
  const [before = ''] =
    at < 0
      ? []
      : message
          .slice(0, at)
          .split(/[.!?,\n]/)
          .slice(-1);
  const named =
    dueIn(after, today) ??
    dueIn(before.replace(/(?: to| about)?:? ?$/i, ''), today) ??
    (at < 0 && when !== undefined ? dueIn(when, today) : undefined);
  return named ? { ...action, dueDate: named.date } : action;
}

/** The same thing as the other kind; the card itself where it was there before. */
function swapWith(action: ToDo, { mayPropose = [], proposed = [], waiting = [] }: Asked): Offered | undefined {
  const isThat = (other: ProposedAction) => other.kind === action.kind && isAlike(other, action);
  if (proposed.some(isThat)) return waiting.some(isThat) ? { how: 'back', back: action } : undefined;
  if (!mayPropose.includes(action.kind) || !wordsOnCard(action).every(mayStandOnCard)) return undefined;
  return { action, how: 'swap', isWaiting: waiting.some((other) => isAlike(other, action)) };
}

function wishOf(
  message: string,
  before: readonly ChatTurnMessage[],
  talk: Talk,
  { challenges = [] }: Asked,
  ordersOnly = false,
): Wish | undefined {
  const asked = before.at(-1)?.content ?? '';
  const missing = Object.keys(missingLines).find((kind) => isMissing(kind) && asked.endsWith(missingLines[kind]));
  const answered = missing !== undefined && isMissing(missing) ? wishFrom(message, missing, subjectOf(before, talk)) : undefined;
  if (answered) return answered;
  // In the midst of planning "that" is the step.
  const guided = readGuided(before);
  const planned = guided?.script.id === 'small-step' ? (guided.answers.step ?? guided.answers.aim) : undefined;
  const subject = planned === undefined ? (justNamed(before) ?? subjectOf(before, talk)) : withoutTrying(planned);
  const when = whenOf(talk.slots);
  const consent = consentIn(message);
  if (consent !== undefined) return agreedTo(consent, subject, when) ?? { missing: consent === 'habit' ? 'which-habit' : 'which-goal' };
  const account = ownWords([...before, { role: 'user', content: message }]);
  return wishIn(message, { challenges, subject, when, account, ...(ordersOnly ? { ordersOnly } : {}) });
}

/** The last reply led to a card or pointed to it. */
const isAboutCard = (before: readonly ChatTurnMessage[]): boolean => /\bcard\b/i.test(before.at(-1)?.content ?? '');

/** "Put my phone in the kitchen": what somebody names to be done is meant by the "that" after it. */
function justNamed(before: readonly ChatTurnMessage[]): string | undefined {
  const said = before.findLast(({ role, content }) => role === 'user' && !isPick(content))?.content ?? '';
  return said.trim().split(/\s+/).length >= LEAST_NAMED && isAction(said, true) ? withoutTrying(said) : undefined;
}
/** In fewer words than this an answer names nothing by itself. */
const LEAST_NAMED = 3;

/** What the member last said to want, or to do: in their own words, not turned round. */
const subjectOf = (before: readonly ChatTurnMessage[], { slots }: Talk): string | undefined =>
  before
    .filter(({ role, content }) => role === 'user' && !isPick(content))
    .map(({ content }) => wantedIn(plainWords(content)))
    .findLast((words) => words !== undefined) ?? slots.what;

/** Open in this reply, new in this conversation and among the member's records, and in words that may stand on a card. */
export function isFit(action: ProposedAction, { mayPropose = [], proposed = [], context }: Asked): boolean {
  const titles = [...(context.goals ?? []), ...(context.habits ?? []).map(({ title }) => title)];
  const isKnown =
    'title' in action && action.kind !== 'write-journal' && titles.some((title) => title.toLowerCase() === action.title.toLowerCase());
  const isNew = !proposed.some((other) => isAlike(other, action));
  return mayPropose.includes(action.kind) && isNew && !isKnown && wordsOnCard(action).every(mayStandOnCard);
}
