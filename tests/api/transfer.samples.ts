import { api } from '@everstep/domain';
import type { Person } from '../../apps/bff/src/testing/index.ts';
import { badId, badPage, nothing, type Sample } from './sample.ts';

const DAYLIO = 'full_date,date,weekday,time,mood,activities,note_title,note\n2026-02-01,1 February,Sunday,10:00,good,walk,,\n';

function file(): FormData {
  const form = new FormData();
  form.set('file', new File([DAYLIO], 'daylio.csv'));
  return form;
}

async function waiting(ada: Person): Promise<{ id: string }> {
  const response = await ada.fetch('/api/imports', { method: 'POST', body: file() });
  // The contract of this very answer is checked where it is called by name.
  const { data } = (await response.json()) as { data: { id: string } };
  return { id: data.id };
}

async function taken(ada: Person): Promise<{ id: string }> {
  const params = await waiting(ada);
  await ada.call(api.transfer.confirm, { params, body: {} });
  return params;
}

export const transferSamples: Record<`transfer.${keyof typeof api.transfer & string}`, Sample> = {
  'transfer.read': {
    good: async (_, ada) => {
      await taken(ada);
      return { query: { limit: '10' } };
    },
    bad: { parts: badPage, fields: ['query.limit'] },
  },
  'transfer.preview': { good: async () => ({ body: file() }) },
  'transfer.confirm': {
    good: async (_, ada) => ({ params: await waiting(ada), body: { moods: [{ name: 'good', score: 5 }] } }),
    bad: { parts: { ...badId, body: { moods: [{ name: '', score: 9 }] } }, fields: ['params.id', 'moods.0.name', 'moods.0.score'] },
    owned: true,
  },
  'transfer.discard': {
    good: async (_, ada) => ({ params: await waiting(ada) }),
    bad: { parts: badId, fields: ['params.id'] },
    owned: true,
  },
  'transfer.undo': {
    good: async (_, ada) => ({ params: await taken(ada) }),
    bad: { parts: badId, fields: ['params.id'] },
    owned: true,
  },
  'transfer.export': { good: nothing },
};
