import { accountIn, assess, type ProposedAction } from '@everstep/domain';
import type { ChatRequest } from '../../provider.ts';
import { factsIn } from '../reading/facts.ts';
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

/** Step, time and what may come between, in one line. */
function agreementLine({ step, when, snag }: Talk['agreed']): string {
  const parts = [
    step === undefined ? undefined : `“${step}”`,
    when === undefined ? undefined : `time: “${when}”`,
    snag === undefined ? undefined : `what may come between: “${snag}”`,
  ];
  return parts.filter((part) => part !== undefined).join('; ');
}

const missingIn = ({ step, when }: Talk['agreed']): string | undefined =>
  step === undefined ? undefined : when === undefined ? `a time for “${step}”` : `what may come between you and “${step}”`;

/** Whether nothing that was begun is still open. */
export const isWholly = ({ agreed, agreements }: Talk): boolean => agreements.length > 0 && agreed.step === undefined;

/** What was agreed: step, time, obstacle, and the cards; or that nothing is. */
export function agreedText({ agreed, agreements, subject }: Talk, { waiting = [], done = [] }: Cards): string {
  const [confirmed, open] = [takenOn(done), takenOn(waiting)];
  const first = agreements.map(agreementLine);
  const begun = agreed.step === undefined ? undefined : agreementLine(agreed);
  const lines = [
    first.length > 0 ? `We agreed on this: ${first.join('. Then: ')}.` : undefined,
    begun === undefined ? undefined : `${first.length > 0 ? 'Begun' : 'Not settled yet, but begun'}: ${begun}.`,
    confirmed.length > 0 ? `You confirmed ${listed(confirmed.map(nameOf))}.` : undefined,
    open.length > 0 ? `Still waiting on a card above: ${listed(open.map(nameOf))}.` : undefined,
  ].filter((line) => line !== undefined);
  const isNothing = first.length === 0 && begun === undefined && confirmed.length === 0;
  if (lines.length > 0) return [...(isNothing ? ['Nothing is agreed yet.'] : []), ...lines].join(' ');
  return `Nothing is agreed yet.${subject === undefined ? '' : ` So far it is about this: “${subject}”.`}`;
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
    .filter(({ text }) => text.split(/\s+/).length >= 3 && !TO_THE_GUIDE.test(text) && !OF_CARDS.test(text) && assess(text).level === 0)
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
  // With a step and its time, what may come between is only open.
  const begun = talk.agreed.step === undefined || talk.agreed.when === undefined ? [] : [agreementLine(talk.agreed)];
  const agreed = [...talk.agreements.map(agreementLine), ...begun, ...takenOn(done).map((action) => `${nameOf(action)}, confirmed`)];
  const open = [missingIn(talk.agreed), ...takenOn(waiting).map((action) => `the card for ${nameOf(action)}`)].filter(
    (part) => part !== undefined,
  );
  return [
    topics.length > 0 ? `It was about: ${topics.join(' and ')}.` : 'You have told me little so far that I could sum up.',
    agreed.length > 0 ? `Agreed: ${agreed.join('. ')}.` : 'Agreed: nothing yet.',
    `Open: ${open.length > 0 ? listed(open) : 'nothing that I know of'}.`,
  ].join('\n');
}
