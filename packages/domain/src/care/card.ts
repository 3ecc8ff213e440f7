import type { SafetyCard } from '../chat/schemas.ts';
import type { HeldCard } from './carry.ts';
import { helpFor } from './helplines.ts';
import { careQuestion } from './questions.ts';
import type { CareCategory } from './rules.ts';

const openings: Readonly<Record<CareCategory, string>> = {
  suicide: 'What you wrote sounds serious, and it matters. You do not have to carry this alone.',
  self_harm: 'What you wrote sounds painful, and it matters. You do not have to carry this alone.',
  harm_to_others: 'What you wrote sounds serious. Before anything else happens, please talk to a person about it.',
  abuse: 'What you wrote sounds serious. Nobody has the right to hurt you, and it is not your fault.',
  acute_danger: 'What you wrote sounds like an emergency. Please call for help first; everything else can wait.',
  distress: 'What you wrote matters. You do not have to carry this alone.',
};

const NO_GUIDE = 'This is a fixed message of the app, and no guide is answering now.';
const A_PERSON = 'A program cannot keep you safe; a person can. The people named here listen, and you decide what you tell them.';
const FOR_SOMEONE_ELSE = 'If you are worried about somebody else, the same people can tell you how to help.';

const WHO_IS_NEAR = 'Who could be near you today, or only a call away?';
const WHO_ALL_THE_SAME = 'If anything about it stays with you, who would listen?';

/** For the two messages after a serious one: none of them says the same as another. */
const heldWords: Readonly<Record<HeldCard, Pick<SafetyCard, 'title' | 'body'>>> = {
  asked: {
    title: 'Let us stay with this a moment',
    body: [
      'What you wrote a moment ago was serious, so one more question is better than one too few. It is all right if it feels different now.',
      `${NO_GUIDE} ${A_PERSON}`,
    ],
  },
  answered: {
    title: 'Thank you for saying so',
    body: [
      'It is good to read that. This message of the app stays a little longer, because one answer is soon written and help is only a tap away.',
    ],
  },
  // A rule may have misread, and may not have: nothing serious is said of it, and the number stays.
  explained: {
    title: 'Thank you for explaining',
    body: [
      'If that is so, all is well, and this message of the app was one too many. It stays for another moment, with the number, in case it is not so.',
    ],
  },
  'explained-again': {
    title: 'Understood',
    body: ['Then there is nothing to worry about, and soon a guide answers again. If you are not safe after all, please call now.'],
  },
  // A yes or no tapped on the card before is not heard: this has to be right after either.
  near: {
    title: 'You do not have to be alone with this',
    body: [
      'Thank you for staying here. If you are not safe, please call now, or ask somebody near you to call. Later a guide answers again, and Help now stays on every page.',
    ],
  },
};

const grounding = [
  'Put some distance between you and anything you could hurt yourself or someone with, or ask someone to take it.',
  'Go where another person is, or call someone and stay on the line.',
  'Set both feet on the floor. Breathe in gently and out for longer, five times.',
  'Name five things you can see and four you can touch.',
] as const;

/**
 * The reviewed card that answers in place of a guide, or stands on the help page. Nothing in it comes from a model.
 *
 * @param about what the message was about; null on the help page, where nobody wrote anything, and where an earlier card is held
 * @param country ISO 3166-1 alpha-2; undefined shows the general rule
 * @param held the card of an earlier message is held over this one, with this text
 */
export function safetyCard(about: CareCategory | null, country: string | undefined, held: HeldCard | null = null): SafetyCard {
  const { emergency, helplines } = helpFor(country);
  const showsAbuse = about === 'abuse' || (about === null && held === null);
  const shown = helplines.filter(({ topic }) => topic !== 'abuse' || showsAbuse);
  const ordered = about === 'abuse' ? shown.toSorted((a, b) => Number(b.topic === 'abuse') - Number(a.topic === 'abuse')) : shown;
  return {
    ...wordsOf(about, held),
    question: questionOf(about, held),
    helplines: ordered.map(({ name, phone, text, url, hours }) => ({ name, phone, text, url, hours })),
    emergency: { ...emergency },
    grounding: [...grounding],
  };
}

function questionOf(about: CareCategory | null, held: HeldCard | null): string {
  if (held === 'explained' || held === 'explained-again') return WHO_ALL_THE_SAME;
  return held === null || held === 'asked' ? careQuestion(about ?? 'distress') : WHO_IS_NEAR;
}

function wordsOf(about: CareCategory | null, held: HeldCard | null): Pick<SafetyCard, 'title' | 'body'> {
  if (held !== null) return heldWords[held];
  if (about === null)
    return { title: 'Talk to someone now', body: ['Whatever it is, you do not have to carry it alone.', A_PERSON, FOR_SOMEONE_ELSE] };
  return { title: 'Let us pause here', body: [openings[about], `${NO_GUIDE} ${A_PERSON}`, FOR_SOMEONE_ELSE] };
}

/** What to call in danger, in words. */
export const emergencyLine = ({ number, note }: SafetyCard['emergency']): string =>
  number === null ? `Call your local emergency number. ${note}` : `${number}: ${note}`;

/** The card as plain text, for callers that show no cards. */
export function safetyText(card: SafetyCard): string {
  const people = card.helplines.map(({ name, phone, text, url }) => `${name}: ${[phone, text, url].filter(Boolean).join(' · ')}`);
  return [...card.body, card.question, emergencyLine(card.emergency), ...people].join('\n\n');
}
