import { api } from '@everstep/domain';
import type { Person } from '../../apps/bff/src/testing/index.ts';
import { nothing, type Sample } from './sample.ts';

type Name = `knowledge.${keyof typeof api.knowledge & string}`;

const guide = { personaId: 'kael' };
const badNote = { parts: { params: guide, body: { text: ' ' } }, fields: ['text'] };

async function note(ada: Person): Promise<{ personaId: string; id: string }> {
  const { id } = await ada.call(api.knowledge.addNote, { params: guide, body: { text: 'I work at night.' } });
  return { ...guide, id };
}

export const knowledgeSamples: Record<Name, Sample> = {
  'knowledge.consent': { good: nothing },
  'knowledge.changeConsent': {
    good: async () => ({ body: { type: 'mood', allowed: true } }),
    bad: { parts: { body: { type: 'dreams', allowed: 'yes' } }, fields: ['type', 'allowed'] },
  },
  'knowledge.read': { good: async () => ({ params: guide }) },
  'knowledge.remember': {
    good: async () => ({ params: guide, body: { ref: 'level:level', forgotten: true } }),
    bad: { parts: { params: guide, body: { ref: '', forgotten: 'yes' } }, fields: ['ref', 'forgotten'] },
  },
  'knowledge.addNote': { good: async () => ({ params: guide, body: { text: 'I work at night.' } }), bad: badNote },
  'knowledge.editNote': {
    good: async (_, ada) => ({ params: await note(ada), body: { text: 'I work by day now.' } }),
    bad: { parts: { params: { ...guide, id: 'nonsense' }, body: { text: ' ' } }, fields: ['params.id'] },
    owned: true,
  },
  'knowledge.removeNote': {
    good: async (_, ada) => ({ params: await note(ada) }),
    bad: { parts: { params: { ...guide, id: 'nonsense' } }, fields: ['params.id'] },
    owned: true,
  },
};
