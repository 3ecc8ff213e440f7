import type { AdminTemplateRow, TemplateContent } from '@everstep/domain';
import { draftOfTemplate } from './template-draft.ts';

export const exampleTemplateZone = 'Europe/Berlin';

const days: TemplateContent['days'] = [
  { title: 'Open the curtains', why: 'A day begins with light.', task: 'Stand a minute at the window', line: 'Before any screen.' },
  { title: 'Water first', why: '', task: 'Drink a glass of water slowly', line: 'Tea counts.' },
  { title: 'Out of the door', why: 'Air wakes more than coffee.', task: 'Step outside for two minutes', line: '' },
  { title: 'One sound', why: '', task: 'Name one sound that you hear', line: 'A bird, a tram, a neighbour.' },
  { title: 'Keep one', why: '', task: 'Choose the morning that you keep', line: 'You need not keep all of them.' },
];

export const exampleContent: TemplateContent = {
  name: 'Morning light',
  line: 'Five quiet mornings at the window.',
  category: 'rest',
  difficulty: 'gentle',
  minutes: 5,
  days,
};
export const exampleTemplateDraft = draftOfTemplate(exampleContent);

const row = (id: string, name: string, change: Partial<AdminTemplateRow> = {}): AdminTemplateRow => ({
  ...{ id, name, state: 'published', changed: false, version: 2, category: 'rest', difficulty: 'gentle', durationDays: 5 },
  createdAt: '2026-03-10T08:00:00.000Z',
  updatedAt: '2026-03-17T16:20:00.000Z',
  publishedAt: '2026-03-12T08:00:00.000Z',
  ...change,
});

export const exampleTemplates: readonly AdminTemplateRow[] = [
  row('t4', 'Thirty letters', { state: 'draft', publishedAt: null, category: 'people', difficulty: 'demanding', durationDays: 30 }),
  row('t3', 'Morning light', { changed: true }),
  row('t2', 'Ten walks', { category: 'body', difficulty: 'steady', durationDays: 10 }),
  row('t1', 'A week without news', { state: 'withdrawn', category: 'mind', durationDays: 7 }),
];
