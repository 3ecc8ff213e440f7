import { addDays, assess, mayStandOnCard, type ProposalKind, soundsTroubled, wordsOnCard } from '@everstep/domain';
import type { ChatRequest } from '../../provider.ts';
import type { Wish } from '../reading/wishes/wish.ts';

/** Where what a card would do is done by hand, at any time; `{title}` is what was wished for, by its name. */
const byHand: Readonly<Record<ProposalKind, string>> = {
  'create-goal': '{title} can go in by hand on the Goals page, at any time.',
  'create-habit': '{title} can go in by hand on the Habits page, at any time.',
  'log-mood': 'It can go in by hand on the Mood page, at any time.',
  'start-challenge': 'A challenge can be begun on the Challenges page, at any time.',
  'open-meditation': 'A few quiet minutes need no card.',
  'write-journal': 'Your text can go in by hand on the Journal page, at any time.',
};

export type Closed = { readonly [Part in 'closed' | 'today']?: ChatRequest[Part] | undefined };

/** A date by itself is midnight in UTC. */
const WEEKDAY = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });

/** "Until tomorrow at 09:15"; without a known end for the moment. */
function untilWords({ closed, today }: Closed): string {
  const until = closed?.until;
  if (until === undefined) return 'just now';
  const isTomorrow = today !== undefined && until.date === addDays(today, 1);
  const day = until.date === today ? 'today' : isTomorrow ? 'tomorrow' : WEEKDAY.format(new Date(until.date));
  return `until ${day} at ${until.time}`;
}

const isPutAway = ({ closed }: Closed): boolean => closed?.why === 'put-away';

/** Why there are no cards now, and until when. */
export function whyClosed(state: Closed): string {
  if (isPutAway(state))
    return 'You put away two cards in this conversation, so I bring no more of them here; in a new conversation I may again. By hand everything goes as ever: Habits, Goals, Mood and Journal have pages of their own.';
  if (state.closed?.until === undefined)
    return 'Some of what you wrote just now sounded hard, and I would rather listen first than bring cards. It passes by itself within a few messages.';
  return `Something hard was said not long ago. For a day after that guides bring no cards, because nothing should be asked of you then; that holds ${untilWords(state)}. By hand everything goes as ever: Habits, Goals, Mood and Journal have pages of their own.`;
}

/** How long it lasts, once the reason was said. */
export function howLongClosed(state: Closed): string {
  if (state.closed?.until === undefined) return whyClosed(state);
  const words = untilWords(state);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}; after that I may bring cards again, and nothing is asked of you before.`;
}

/** To a plain wish for a card where there are none: that it cannot come now, until when, and where it is done by hand. */
export function insteadOfCard(wish: Wish, state: Closed, replies: readonly string[]): string {
  const kind = 'missing' in wish ? kindOf[wish.missing] : wish.kind;
  const title = 'title' in wish ? `“${wish.title}”` : 'It';
  // The reason once is enough.
  const isTold = replies.some((reply) => reply.includes(HARD) || reply.includes(PUT_AWAY));
  const why = isPutAway(state)
    ? `${isTold ? 'No card for it here, as before' : PUT_AWAY}.`
    : isTold
      ? `Still no cards ${untilWords(state)}.`
      : `I bring no cards ${untilWords(state)}, because ${HARD}.`;
  return isHarmless(wish) ? `${why} ${byHand[kind].replace('{title}', () => title)}` : why;
}

const HARD = 'something hard was said not long ago';
const PUT_AWAY = 'Two cards were put away here, so I bring no more in this conversation';
/** Nothing that may not stand on a card, and nothing of which only the talk before tells what it is. */
const isHarmless = (wish: Wish): boolean =>
  'missing' in wish ||
  (wordsOnCard(wish).every((words) => mayStandOnCard(words) && assess(words).level === 0 && !soundsTroubled(words)) &&
    !('title' in wish && VAGUE.test(wish.title)));
const VAGUE = /\b(?:it|this|that|them)\b/i;

const kindOf = { 'which-mood': 'log-mood', 'which-goal': 'create-goal', 'which-habit': 'create-habit' } as const;

/** To a wish for a plan in that time. */
export const insteadOfPlan = (state: Closed): string =>
  `No plan from me ${untilWords(state)}: ${HARD}, and I do not want to hand you tasks on top of it.`;
