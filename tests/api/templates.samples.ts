import { api, type Input } from '@everstep/domain';
import type { World } from '../../apps/bff/src/testing/index.ts';
import { badId, badPage, type Sample } from './sample.ts';

type Name = `templates.${keyof typeof api.templates & string}`;

const content: Input<typeof api.templates.create>['body'] = {
  name: 'Morning light',
  line: 'Five quiet mornings at the window.',
  category: 'rest',
  difficulty: 'gentle',
  minutes: 5,
  days: ['Open the curtains', 'Drink a glass of water', 'Step outside', 'Name one sound', 'Choose one morning to keep'].map(
    (task, index) => ({
      title: `Morning ${index + 1}`,
      task,
    }),
  ),
};
const wrong = { ...content, name: ' ', line: '', category: 'war', difficulty: 'mad', minutes: 0.5, days: [] };
const wrongFields = ['name', 'line', 'category', 'difficulty', 'minutes', 'days'];

const badIdAlone = { parts: badId, fields: ['params.id'] };

const made = ({ admin }: World) => admin.call(api.templates.create, { body: content });

export const templatesSamples: Record<Name, Sample> = {
  'templates.list': {
    good: async (world) => {
      await made(world);
      return { as: world.admin };
    },
    bad: { parts: badPage, fields: ['query.limit'] },
  },
  'templates.read': { good: async (world) => ({ as: world.admin, params: { id: (await made(world)).id } }), bad: badIdAlone },
  'templates.create': { good: async (world) => ({ as: world.admin, body: content }), bad: { parts: { body: wrong }, fields: wrongFields } },
  'templates.change': {
    good: async (world) => {
      const { id, version } = await made(world);
      return { as: world.admin, params: { id }, body: { ...content, name: 'Evening light', version } };
    },
    bad: { parts: { ...badId, body: { ...wrong, version: 'one' } }, fields: ['params.id', ...wrongFields, 'version'] },
  },
  'templates.publish': {
    good: async (world) => {
      const { id, version } = await made(world);
      return { as: world.admin, params: { id }, body: { version } };
    },
    bad: { parts: { ...badId, body: {} }, fields: ['params.id', 'version'] },
  },
  'templates.withdraw': {
    good: async (world) => {
      const { id, version } = await made(world);
      const published = await world.admin.call(api.templates.publish, { params: { id }, body: { version } });
      return { as: world.admin, params: { id }, body: { version: published.version } };
    },
    bad: { parts: { ...badId, body: {} }, fields: ['params.id', 'version'] },
  },
};
