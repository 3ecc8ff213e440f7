import { chatGuides, type GuideKnowledge, usualConsent } from '@everstep/domain';
import { fn } from 'storybook/test';

const known = { detail: '', forgotten: false };

/** What a guide knows of the member of the stories. */
export const exampleKnowledge: GuideKnowledge = {
  personaId: 'kael',
  consent: { goals: true, habits: true, challenge: true, level: true, mood: true, journal: false, assessment: false },
  items: [
    { ...known, ref: 'profile:name', kind: 'profile', label: 'first name “Mara”', source: 'Your profile' },
    { ...known, ref: 'goals:1', kind: 'goals', label: 'goal “Finish my thesis on mosses”', detail: 'by 2026-09-01', source: 'Goals' },
    { ...known, ref: 'habits:1', kind: 'habits', label: 'habit “Morning walk”', detail: 'done today', source: 'Habits' },
    { ...known, ref: 'level:streak', kind: 'level', label: 'streak of 12 days', source: 'Progress', forgotten: true },
    { ...known, ref: 'mood:1', kind: 'mood', label: 'mood of 2026-05-04', detail: '4 of 5', source: 'Mood tracker' },
  ],
  notes: [
    {
      id: '0197c1f0-0000-7000-8000-000000000001',
      text: 'I write best before nine. Ask me in the evening how it went.',
      createdAt: '2026-05-01T08:00:00.000Z',
      updatedAt: '2026-05-01T08:00:00.000Z',
    },
  ],
  summaries: [
    {
      ref: 'talk:1',
      conversationId: '0197c1f0-0000-7000-8000-000000000002',
      title: 'The discussion chapter',
      content: 'Wants to finish the chapter by June. Agreed on three sentences each morning; the first week went well.',
      updatedAt: '2026-05-03T19:00:00.000Z',
      forgotten: false,
    },
  ],
};

/** The privacy tab as a member finds it. */
export const examplePrivacy = {
  consent: usualConsent,
  onRetry: fn(),
  onConsentChange: fn(),
  guides: chatGuides,
  onShowKnowledge: fn(),
};
