import { accountIn, assess, type ProposedAction } from '@everstep/domain';
import type { ChatRequest } from '../../provider.ts';
import { namedBy } from '../guided/scripts/index.ts';
import { factsIn } from '../reading/facts.ts';
import { mayQuote } from '../reading/may-quote.ts';
import { quoted } from '../reading/recall.ts';
import type { Talk } from '../reading/talk.ts';

/** The cards of a conversation: all, those that wait for an answer, and those that were confirmed. */
export type Cards = { readonly [Part in 'proposed' | 'waiting' | 'done']?: ChatRequest[Part] | undefined };

/** So much of a sentence stands in a summary, in characters. */
const LONGEST_TOPIC = 90;
const MOST_TOPICS = 2;

/** A card by its name: “Draw one cup” as a habit. */
function nameOf(action: ProposedAction): string {
  switch (action.kind) {
    case 'create-goal':
      return `“${action.title}” as a goal`;
    case 'create-habit':
      return `“${action.title}” as a habit`;
    case 'log-mood':
      return `a mood of ${action.score} of 5`;
    case 'start-challenge':
      return 'the challenge';
    case 'open-meditation':
      return action.minutes === 1 ? 'a minute of quiet' : `${action.minutes} minutes of quiet`;
    case 'write-journal':
      return 'a journal entry';
  }
}

/** Something that is taken on; a mood, an entry and a quiet minute are no agreement. */
const takenOn = (actions: readonly ProposedAction[]): readonly ProposedAction[] =>
  actions.filter(({ kind }) => kind === 'create-goal' || kind === 'create-habit' || kind === 'start-challenge');

const listed = (names: readonly string[]): string => names.join(', ').replace(/, ([^,]*)$/, ' and $1');

/** What was taken on by a card, and what waits on one; or that nothing is. */
export function agreedText({ waiting = [], done = [] }: Cards): string {
  const [confirmed, open] = [takenOn(done), takenOn(waiting)];
  return [
    confirmed.length > 0 ? `You confirmed ${listed(confirmed.map(nameOf))}.` : 'Nothing is agreed yet.',
    ...(open.length > 0 ? [`Still waiting on a card above: ${listed(open.map(nameOf))}.`] : []),
  ].join(' ');
}

/** "So, is the habit saved?" */
const ASKS_WHETHER_SAVED =
  /^\W*(?:(?:so|and|ok(?:ay)?|but|wait)\W+)*(?:is|was|has|did) (?:it|that|this|the (?:habit|goal|card|mood|entry)|my (?:habit|goal))(?: been)? (?:now |already |really )?(?:saved?|set(?: up)?|added|done|made|created|stored|recorded|go(?:ne)? (?:in|through))(?: now| yet| already| then)*\W*$/i;
export const asksWhetherSaved = (message: string): boolean => ASKS_WHETHER_SAVED.test(message);

/** How the last card stands. */
export function savedText({ waiting = [], done = [] }: Cards): string {
  const [open, confirmed] = [waiting.at(-1), done.at(-1)];
  if (open !== undefined) return `Not yet: ${nameOf(open)} waits on its card above for your yes.`;
  if (confirmed !== undefined) return `Yes, you confirmed ${nameOf(confirmed)}.`;
  return 'No, there is no card yet. Say what it is to be, such as “add a habit: walk after lunch”, and one comes for you to confirm.';
}

const TELLING =
  /\b(?:feel|felt|hate|love|afraid|scared|worried|angry|sad|lonely|tired|stuck|proud|happy|never|always|can'?t|cannot|want|need|wish|hope|miss|lost|failed|finally|should|starts?|moved?|have to)\b/i;
const TO_THE_GUIDE = /\b(?:you|your|yours)\b|^\W*(?:yes|no|ok(?:ay)?|thanks?|thank you|hi|hello|hey|sorry|please)\b(?!.{25})/i;

/** Said of a card, and nothing of a life. */
const OF_CARDS =
  /\b(?:goal|habit|card)s?\b.*\b(?:better|instead|rather|after all)\b|\b(?:rather|better|instead|make (?:it|that|this))\b.*\b(?:goal|habit|card)\b|\bi(?:'d like| would like| want| need) (?:an? |the )?(?:\w+ )?(?:plan|card|summary)\b/i;

/** What the talk was about, in the member's own words: the sentences that tell most, in their order. */
function topicsOf(talk: Talk): readonly string[] {
  const told = factsIn(talk.told)
    .map(({ text }, at) => ({ text: accountIn(text).replace(/[\s.!…]+$/, ''), at }))
    .filter(
      ({ text }) =>
        namedBy(text) === undefined &&
        text.split(/\s+/).length >= 3 &&
        !TO_THE_GUIDE.test(text) &&
        !OF_CARDS.test(text) &&
        assess(text).level === 0 &&
        mayQuote(text),
    )
    .map((one) => ({
      ...one,
      weight: (TELLING.test(one.text) ? 3 : 0) + (/\b(?:i|my|me|we|our)\b/i.test(one.text) ? 2 : 0) - one.at / 20,
    }));
  return told
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MOST_TOPICS)
    .toSorted((one, other) => one.at - other.at)
    .map(({ text }) => quoted(text, LONGEST_TOPIC));
}

/** The talk in three short lines: what it was about, what was agreed, what is open. */
export function recapText(talk: Talk, { waiting = [], done = [] }: Cards): string {
  const topics = topicsOf(talk);
  const agreed = takenOn(done).map((action) => `${nameOf(action)}, confirmed`);
  const open = takenOn(waiting).map((action) => `the card for ${nameOf(action)}`);
  return [
    topics.length > 0 ? `It was about: ${topics.join(' and ')}.` : 'You have told me little so far that I could sum up.',
    agreed.length > 0 ? `Agreed: ${agreed.join('. ')}.` : 'Agreed: nothing yet.',
    `Open: ${open.length > 0 ? listed(open) : 'nothing that I know of'}.`,
  ].join('\n');
}
