import { type CorePersonaId, type Council, type CouncilSummary, type CouncilVoice, differencesOf, safetyCard } from '@everstep/domain';
import { minutesAgo } from '../examples/example-day.ts';
import type { CouncilDraft } from './council-draft.ts';

export const EXAMPLE_QUESTION = 'Should I hand in the short version of my thesis now, or take another month for the long one?';

export const exampleDraft: CouncilDraft = { question: EXAMPLE_QUESTION, personaIds: ['kael', 'skye'] };

const voice = (personaId: CorePersonaId, text: string, nextStep: string | null): CouncilVoice => ({
  personaId,
  status: 'complete',
  text,
  nextStep,
  evidence: [],
  offline: false,
});

const kael = voice(
  'kael',
  'Two honest paths, and each costs something. The short version closes a door you have been standing in for a year; the long one keeps it open, and the month is paid for in evenings.\n\nSuppose you tried the long version for one evening only: the try would tell you more than another week of weighing.',
  'Give the long version one evening this week and note in two lines what it showed you.',
);
const skye = voice(
  'skye',
  'Separate what was agreed from what is hoped for. Agreed was a thesis in spring; the long version was never agreed with anybody. If you want the month, it needs a date and a size like any other promise.',
  'Ask your supervisor by Friday whether four more weeks are possible, and write down the answer with its date.',
);
const nova = voice(
  'nova',
  'Sleep first. You decide badly at midnight. What is still true at nine in the morning weighs more.',
  'Sleep on it for two nights and decide on the morning after, before you open any mail.',
);

export const exampleCouncil: Council = {
  id: '0198c0de-1111-7222-8333-444455556601',
  question: EXAMPLE_QUESTION,
  voices: [{ ...kael, evidence: [{ ref: 'goals:1', kind: 'goals', label: 'goal “Finish my thesis”' }] }, skye, nova],
  differences: differencesOf(['kael', 'skye', 'nova']),
  chosenPersonaId: null,
  safety: { level: 0, card: null },
  offline: false,
  createdAt: minutesAgo(12),
  updatedAt: minutesAgo(10),
  version: 1,
};

const empty = { text: '', nextStep: null, evidence: [] } as const;

/** One guide has answered, two are still at it. */
export const exampleWaiting: Council = {
  ...exampleCouncil,
  voices: exampleCouncil.voices.map((one, place) => (place === 0 ? one : { ...one, ...empty, evidence: [], status: 'waiting' })),
};

export const exampleOneFailed: Council = {
  ...exampleCouncil,
  voices: exampleCouncil.voices.map((one, place) => (place === 1 ? { ...one, ...empty, evidence: [], status: 'failed' } : one)),
};

export const exampleChosen: Council = { ...exampleCouncil, chosenPersonaId: 'skye', version: 2 };

export const exampleBuiltIn: Council = {
  ...exampleCouncil,
  offline: true,
  voices: exampleCouncil.voices.slice(0, 2).map((one) => ({ ...one, offline: true })),
  differences: differencesOf(['kael', 'skye']),
};

/** After signs of distress: no step, no comparing. */
export const exampleGentle: Council = {
  ...exampleCouncil,
  question: 'I feel so empty lately. What would you do?',
  safety: { level: 2, card: null },
  voices: [
    voice(
      'kael',
      'Thank you for telling me. Nothing needs to be solved at this moment. What would make the next hour a little easier?',
      null,
    ),
    voice(
      'sera',
      'I am here, and I am only a program; a person would be better company for this. Who could you call or sit with today?',
      null,
    ),
  ],
};

export const exampleInDanger: Council = {
  ...exampleCouncil,
  question: 'I do not want to live any more. What would you do?',
  voices: [],
  differences: [],
  safety: { level: 3, card: safetyCard('suicide', 'GB') },
};

const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen ';
export const exampleLongCouncil: Council = {
  ...exampleChosen,
  question: `${long}${'and what comes after it, in every detail that I could think of, '.repeat(6)}?`,
  voices: exampleCouncil.voices.map((one) => ({
    ...one,
    text: `${one.text}\n\n${one.text}\n\n${long.repeat(3)}`,
    nextStep: `${one.nextStep} ${long}${one.nextStep}`,
  })),
};

const summary = (id: string, question: string, said: Partial<CouncilSummary>): CouncilSummary => ({
  ...{
    id,
    question,
    personaIds: ['kael', 'skye'],
    chosenPersonaId: null,
    nextStep: null,
    waiting: false,
    createdAt: minutesAgo(2 * 24 * 60),
  },
  ...said,
});

export const exampleCouncils: readonly CouncilSummary[] = [
  summary('c3', EXAMPLE_QUESTION, { personaIds: ['kael', 'skye', 'nova'], waiting: true, createdAt: minutesAgo(1) }),
  summary('c2', 'I keep putting off the call with my landlord. How do I begin?', {
    personaIds: ['riko', 'sera'],
    chosenPersonaId: 'sera',
    nextStep: 'Draft three sentences, read them with his eyes, and call on Thursday at ten.',
  }),
  summary('c1', 'How do I get better at saying no?', { personaIds: ['luma', 'skye', 'nova'], createdAt: minutesAgo(20 * 24 * 60) }),
];
