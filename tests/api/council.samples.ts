import { api } from '@everstep/domain';
import { expect } from 'vitest';
import type { Person } from '../../apps/bff/src/testing/index.ts';
import { badId, badPage, type Parts, type Sample } from './sample.ts';

type Name = `council.${keyof typeof api.council & string}`;

const question = { question: 'I want to finish my thesis on mosses. How do I begin?', personaIds: ['kael', 'skye'] as const };

/** A council that has heard all its guides. */
async function answered(ada: Person): Promise<{ id: string }> {
  const { id } = await ada.call(api.council.ask, { body: { ...question, personaIds: [...question.personaIds] } });
  const statuses = async () => (await ada.call(api.council.read, { params: { id } })).voices.map(({ status }) => status);
  await expect.poll(statuses).toEqual(['complete', 'complete']);
  return { id };
}

const one = (body?: Parts['body']): Pick<Sample, 'good' | 'owned'> => ({
  good: async (_, ada) => ({ params: await answered(ada), ...(body === undefined ? {} : { body }) }),
  owned: true,
});
const badIdAlone = { parts: badId, fields: ['params.id'] };

export const councilSamples: Record<Name, Sample> = {
  'council.list': {
    good: async (_, ada) => {
      await answered(ada);
      return { query: { limit: '10' } };
    },
    bad: { parts: badPage, fields: ['query.limit'] },
  },
  'council.ask': {
    good: async () => ({ body: question }),
    bad: {
      parts: { body: { id: 'nonsense', question: ' ', personaIds: ['kael', 'arlo', 'nonsense'] } },
      fields: ['id', 'question', 'personaIds.1', 'personaIds.2'],
    },
  },
  'council.read': { ...one(), bad: badIdAlone },
  'council.choose': {
    ...one({ personaId: 'kael' }),
    bad: { parts: { ...badId, body: { personaId: 'arlo' } }, fields: ['params.id', 'personaId'] },
  },
  'council.retry': {
    ...one({ personaId: 'kael' }),
    bad: { parts: { ...badId, body: { personaId: null } }, fields: ['params.id', 'personaId'] },
  },
  'council.remove': { ...one(), bad: badIdAlone },
  'council.restore': {
    good: async (_, ada) => {
      const params = await answered(ada);
      await ada.call(api.council.remove, { params });
      return { params };
    },
    bad: badIdAlone,
    owned: true,
  },
};
