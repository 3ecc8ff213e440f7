import { api } from '@everstep/domain';
import type { Person } from '../../apps/bff/src/testing/index.ts';
import { badId, badPage, nothing, type Sample, smallPicture } from './sample.ts';

const sealed = `es1.${'a'.repeat(16)}.${'b'.repeat(64)}`;
const vault = {
  format: 1 as const,
  iterations: 600_000,
  salt: 's'.repeat(22),
  keyByPassphrase: sealed,
  recoverySalt: 'r'.repeat(22),
  keyByRecovery: sealed,
};

async function entry(ada: Person): Promise<{ id: string }> {
  const { id } = await ada.call(api.journal.write, { body: { title: 'The hill', body: 'Fog over the river.' } });
  return { id };
}

async function photo(ada: Person): Promise<{ id: string; photoId: string }> {
  const { id } = await entry(ada);
  const form = new FormData();
  form.set('photo', smallPicture());
  const response = await ada.fetch(`/api/journals/${id}/photos`, { method: 'POST', body: form });
  // The contract of this very answer is checked where it is called by name.
  const { data } = (await response.json()) as { data: { photos: { id: string }[] } };
  return { id, photoId: data.photos[0]?.id ?? '' };
}

type Name = `journal.${keyof typeof api.journal & string}`;

export const journalSamples: Record<Name, Sample> = {
  'journal.list': {
    good: async (_, ada) => {
      await entry(ada);
      return { query: { q: 'fog', limit: '10' } };
    },
    bad: {
      parts: { query: { ...badPage.query, from: 'May', to: 'June', tag: '', pinned: 'perhaps', q: 'q'.repeat(201) } },
      fields: ['query.limit', 'query.from', 'query.to', 'query.tag', 'query.pinned', 'query.q'],
    },
  },
  'journal.onThisDay': {
    good: async () => ({ query: { date: '2026-02-28' } }),
    bad: { parts: { query: { date: 'May' } }, fields: ['query.date'] },
  },
  'journal.calendar': {
    good: async () => ({ query: { from: '2026-03-01', to: '2026-03-31' } }),
    bad: { parts: { query: { from: 'May', to: 'June' } }, fields: ['query.from', 'query.to'] },
  },
  'journal.tags': { good: nothing },
  'journal.exportAll': {
    good: async (_, ada) => {
      await entry(ada);
      return {};
    },
    bad: { parts: { query: { cursor: 'c'.repeat(201) } }, fields: ['query.cursor'] },
  },
  'journal.prompts': { good: nothing },
  'journal.addPrompt': {
    good: async ({ db }, ada) => {
      await db.query.updateTable('memberProgress').set({ highestLevel: 3 }).where('memberId', '=', ada.id).execute();
      return { body: { text: 'What did the moss do today?' } };
    },
    bad: { parts: { body: { id: 'x', text: ' ' } }, fields: ['id', 'text'] },
  },
  'journal.removePrompt': {
    good: async ({ db }, ada) => {
      await db.query.updateTable('memberProgress').set({ highestLevel: 3 }).where('memberId', '=', ada.id).execute();
      const { id } = await ada.call(api.journal.addPrompt, { body: { text: 'What did the moss do today?' } });
      return { params: { id } };
    },
    bad: { parts: badId, fields: ['params.id'] },
    owned: true,
  },
  'journal.vault': { good: nothing },
  'journal.putVault': {
    good: async () => ({ body: { ...vault, version: 0 } }),
    bad: {
      parts: {
        body: {
          format: 2,
          iterations: 1000,
          salt: 'x',
          keyByPassphrase: 'secret',
          recoverySalt: 'x',
          keyByRecovery: 'secret',
          version: -1,
        },
      },
      fields: ['format', 'iterations', 'salt', 'keyByPassphrase', 'recoverySalt', 'keyByRecovery', 'version'],
    },
  },
  'journal.write': {
    good: async () => ({ body: { title: 'The hill', body: 'Fog over the river.', tags: ['morning'] } }),
    bad: {
      parts: {
        body: {
          id: 'x',
          title: 't'.repeat(201),
          body: 7,
          tags: [' '],
          moodId: 'x',
          promptId: 7,
          pinned: 'yes',
          sealed: 'plain words',
          date: 'today',
          finished: 'yes',
          occurredAt: 'now',
          timeZone: 'Mars/Base',
        },
      },
      fields: ['id', 'title', 'body', 'tags.0', 'moodId', 'promptId', 'pinned', 'sealed', 'date', 'finished', 'occurredAt', 'timeZone'],
    },
  },
  'journal.read': { good: async (_, ada) => ({ params: await entry(ada) }), bad: { parts: badId, fields: ['params.id'] }, owned: true },
  'journal.edit': {
    good: async (_, ada) => ({ params: await entry(ada), body: { body: 'Fog, and then sun.', version: 1 } }),
    bad: {
      parts: { ...badId, body: { title: 7, sealed: 'plain words', finished: false, version: 'one' } },
      fields: ['params.id', 'title', 'sealed', 'finished', 'version'],
    },
    owned: true,
  },
  'journal.remove': { good: async (_, ada) => ({ params: await entry(ada) }), bad: { parts: badId, fields: ['params.id'] }, owned: true },
  'journal.restore': {
    good: async (_, ada) => {
      const params = await entry(ada);
      await ada.call(api.journal.remove, { params });
      return { params };
    },
    bad: { parts: badId, fields: ['params.id'] },
    owned: true,
  },
  'journal.addPhoto': {
    good: async (_, ada) => {
      const form = new FormData();
      form.set('photo', smallPicture());
      return { params: await entry(ada), body: form };
    },
    owned: true,
  },
  'journal.describePhoto': {
    good: async (_, ada) => ({ params: await photo(ada), body: { alt: 'A dog on a path in the fog.' } }),
    bad: {
      parts: { params: { id: 'nonsense', photoId: 'nonsense' }, body: { alt: 'a'.repeat(301) } },
      fields: ['params.id', 'params.photoId', 'alt'],
    },
    owned: true,
  },
  'journal.removePhoto': {
    good: async (_, ada) => ({ params: await photo(ada) }),
    bad: { parts: { params: { id: 'nonsense', photoId: 'nonsense' } }, fields: ['params.id', 'params.photoId'] },
    owned: true,
  },
};
