import type { CareCategory } from './rules.ts';

/** What is said next, fixed and reviewed like the card itself. */
export interface CareAnswer {
  readonly text: string;
  /** The emergency number comes with it. */
  readonly isUrgent: boolean;
}

const TALK =
  'Talking with a person is still good: these lines are also for moments that are not an emergency. The steps below can help until then.';
const SAFE = { text: `It is good that you are safe right now. ${TALK}`, isUrgent: false };

const asked: Readonly<Record<CareCategory, { readonly question: string; readonly yes: CareAnswer; readonly no: CareAnswer }>> = {
  suicide: {
    question: 'Are you thinking about ending your life right now?',
    yes: {
      text: 'Thank you for saying it. Please call now, or ask somebody near you to call. Stay with another person until help is there, and away from anything you could use to hurt yourself.',
      isUrgent: true,
    },
    no: { text: `Thank you for answering. ${TALK}`, isUrgent: false },
  },
  self_harm: {
    question: 'Are you hurt, or about to hurt yourself, right now?',
    yes: {
      text: 'Please call now, or ask somebody near you to call. Stay with another person until help is there, and put away what you could use to hurt yourself.',
      isUrgent: true,
    },
    no: { text: `Thank you for answering. ${TALK}`, isUrgent: false },
  },
  harm_to_others: {
    question: 'Is anyone in danger right now, you or someone else?',
    yes: {
      text: 'Please call now and stay on the line. Make distance: go to another place, or let the other person go.',
      isUrgent: true,
    },
    no: { text: `Thank you for answering. ${TALK}`, isUrgent: false },
  },
  abuse: {
    question: 'Are you somewhere safe right now?',
    yes: SAFE,
    no: {
      text: 'If you can, go where other people are, and call now. If you cannot speak safely, stay near a way out and call or write as soon as you can.',
      isUrgent: true,
    },
  },
  acute_danger: {
    question: 'Is someone with you who can call for help this minute?',
    yes: {
      text: 'Ask them to call now and to stay with you until help is there. Do what the people on the line tell you.',
      isUrgent: true,
    },
    no: {
      text: 'Please call now yourself, and put the phone on loudspeaker. Unlock the door if you can, and stay on the line.',
      isUrgent: true,
    },
  },
  distress: {
    question: 'Are you safe right now?',
    yes: SAFE,
    no: {
      text: 'Please call now, or ask somebody near you to call. Go where another person is, and stay with them until help is there.',
      isUrgent: true,
    },
  },
};

/** The direct question of a card. */
export const careQuestion = (about: CareCategory): string => asked[about].question;

/** What follows a yes or a no, by the question. Nobody is told the answer: it decides what is read next, and nothing else. */
export const careAnswers: ReadonlyMap<string, { readonly yes: CareAnswer; readonly no: CareAnswer }> = new Map(
  Object.values(asked).map(({ question, ...answers }) => [question, answers]),
);
