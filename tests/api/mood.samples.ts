import { api } from '@everstep/domain';
import type { Person } from '../../apps/bff/src/testing/index.ts';
import { badId, nothing, type Sample } from './sample.ts';

async function loggedMood(ada: Person): Promise<{ id: string }> {
  const { id } = await ada.call(api.mood.log, { body: { score: 4 } });
  return { id };
}

async function begunExperiment(ada: Person): Promise<{ id: string }> {
  const { id } = await ada.call(api.mood.startExperiment, { body: { kind: 'activity', subject: 'reading' } });
  return { id };
}

async function stoppedExperiment(ada: Person): Promise<{ id: string }> {
  const params = await begunExperiment(ada);
  await ada.call(api.mood.stopExperiment, { params });
  return params;
}

export const moodSamples = {
  'mood.list': {
    good: nothing,
    bad: { parts: { query: { limit: '0', from: 'May', to: 'June' } }, fields: ['query.limit', 'query.from', 'query.to'] },
  },
  'mood.days': {
    good: async () => ({ query: { from: '2026-03-01', to: '2026-03-31' } }),
    bad: { parts: { query: { from: 'May', to: 'June' } }, fields: ['query.from', 'query.to'] },
  },
  'mood.insights': { good: nothing },
  'mood.experiments': { good: nothing, bad: { parts: { query: { limit: '21' } }, fields: ['query.limit'] } },
  'mood.startExperiment': {
    good: async () => ({ body: { kind: 'activity', subject: 'reading' } }),
    bad: {
      parts: { body: { id: 'x', kind: 'limit', subject: ' ', nextDay: 'no', startsOn: 'soon', timeZone: 'Mars/Base' } },
      fields: ['id', 'kind', 'subject', 'nextDay', 'startsOn', 'timeZone'],
    },
  },
  'mood.stopExperiment': {
    good: async (_, ada) => ({ params: await begunExperiment(ada) }),
    bad: { parts: badId, fields: ['params.id'] },
    owned: true,
  },
  'mood.removeExperiment': {
    good: async (_, ada) => ({ params: await stoppedExperiment(ada) }),
    bad: { parts: badId, fields: ['params.id'] },
    owned: true,
  },
  'mood.restoreExperiment': {
    good: async (_, ada) => {
      const params = await stoppedExperiment(ada);
      await ada.call(api.mood.removeExperiment, { params });
      return { params };
    },
    bad: { parts: badId, fields: ['params.id'] },
    owned: true,
  },
  'mood.log': {
    good: async () => ({ body: { score: 4, words: ['calm'], note: 'Rain on the roof.' } }),
    bad: {
      parts: {
        body: {
          id: 'x',
          score: 6,
          quadrant: 'north',
          words: [''],
          activities: 'walk',
          note: 7,
          at: 'now',
          occurredAt: 'now',
          timeZone: 'Mars/Base',
        },
      },
      fields: ['id', 'score', 'quadrant', 'words.0', 'activities', 'note', 'at', 'occurredAt', 'timeZone'],
    },
  },
  'mood.edit': {
    good: async (_, ada) => ({ params: await loggedMood(ada), body: { note: 'Later: sun.', version: 1 } }),
    bad: { parts: { ...badId, body: { score: 0, version: 'one' } }, fields: ['params.id', 'score', 'version'] },
    owned: true,
  },
  'mood.remove': { good: async (_, ada) => ({ params: await loggedMood(ada) }), bad: { parts: badId, fields: ['params.id'] }, owned: true },
  'mood.restore': {
    good: async (_, ada) => {
      const params = await loggedMood(ada);
      await ada.call(api.mood.remove, { params });
      return { params };
    },
    bad: { parts: badId, fields: ['params.id'] },
    owned: true,
  },
} satisfies Record<`mood.${keyof typeof api.mood}`, Sample>;
