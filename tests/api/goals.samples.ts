import { api } from '@everstep/domain';
import type { Person } from '../../apps/bff/src/testing/index.ts';
import { badId, badPage, type Sample } from './sample.ts';

const plan = {
  title: 'Finish my thesis on mosses',
  size: 'L' as const,
  milestones: [{ title: 'Outline agreed' }, { title: 'Pages', kind: 'number' as const, target: 120, unit: 'pages' }],
};

async function goal(ada: Person): Promise<{ id: string }> {
  const { id } = await ada.call(api.goals.create, { body: plan });
  return { id };
}

async function milestone(ada: Person): Promise<{ id: string; milestoneId: string }> {
  const { id, milestones } = await ada.call(api.goals.create, { body: plan });
  return { id, milestoneId: milestones[1]?.id ?? '' };
}

async function habit(ada: Person): Promise<{ id: string; target: number }> {
  const { id } = await ada.call(api.habits.create, {
    body: { title: 'Morning pages', kind: 'yes-no', schedule: { per: 'day', times: 1 } },
  });
  return { id, target: 30 };
}

/** Wrong in every field of a plan. */
const badPlan = {
  title: ' ',
  why: 'w'.repeat(1001),
  size: 'XL',
  dueDate: 'May',
  milestones: [{ title: '', kind: 'stone', start: 'nonsense', target: 0.001, unit: 'u'.repeat(21) }],
  habits: [{ id: 'nonsense', target: 0 }],
};
const badPlanFields = ['title', 'why', 'size', 'dueDate', 'milestones.0.title', 'milestones.0.kind', 'habits.0.id', 'habits.0.target'];

type Name = `goals.${keyof typeof api.goals & string}`;

export const goalsSamples: Record<Name, Sample> = {
  'goals.list': {
    good: async (_, ada) => {
      await goal(ada);
      return { query: { state: 'active', limit: '10' } };
    },
    bad: { parts: { query: { ...badPage.query, state: 'nonsense' } }, fields: ['query.limit', 'query.state'] },
  },
  'goals.recent': {
    good: async (_, ada) => {
      await goal(ada);
      return {};
    },
  },
  'goals.create': {
    good: async (_, ada) => ({ body: { ...plan, why: 'So that others can read it.', dueDate: '2026-12-24', habits: [await habit(ada)] } }),
    bad: {
      parts: { body: { ...badPlan, id: 'nonsense', occurredAt: 'nonsense', timeZone: 'Mars/Base' } },
      fields: [...badPlanFields, 'id', 'occurredAt', 'timeZone'],
    },
  },
  'goals.read': { good: async (_, ada) => ({ params: await goal(ada) }), bad: { parts: badId, fields: ['params.id'] }, owned: true },
  'goals.edit': {
    good: async (_, ada) => ({
      params: await goal(ada),
      body: { version: 1, title: 'Hand in my thesis', state: 'paused', milestones: plan.milestones, habits: [await habit(ada)] },
    }),
    bad: {
      parts: { ...badId, body: { ...badPlan, state: 'completed', lesson: 7, version: 'one' } },
      fields: ['params.id', ...badPlanFields, 'state', 'lesson', 'version'],
    },
    owned: true,
  },
  'goals.toggle': {
    good: async ({ clock }, ada) => {
      const params = await goal(ada);
      clock.advance({ days: 1 });
      return { params, body: { completed: true, lesson: 'Ask for help sooner.', version: 1 } };
    },
    bad: {
      parts: { ...badId, body: { completed: 'nonsense', lesson: 7, version: 'one', occurredAt: 'nonsense', timeZone: 'Mars/Base' } },
      fields: ['params.id', 'completed', 'lesson', 'version', 'occurredAt', 'timeZone'],
    },
    owned: true,
  },
  'goals.milestones': { good: async (_, ada) => ({ params: await goal(ada) }), bad: { parts: badId, fields: ['params.id'] }, owned: true },
  'goals.addMilestone': {
    good: async (_, ada) => ({ params: await goal(ada), body: { title: 'Put aside', kind: 'percent', version: 1 } }),
    bad: {
      parts: { ...badId, body: { id: 'nonsense', title: ' ', kind: 'stone', version: 'one' } },
      fields: ['params.id', 'id', 'title', 'kind', 'version'],
    },
    owned: true,
  },
  'goals.moveMilestone': {
    good: async (_, ada) => ({ params: await milestone(ada), body: { value: 54, version: 1 } }),
    bad: {
      parts: {
        params: { id: 'nonsense', milestoneId: 'nonsense' },
        body: { done: 'nonsense', value: 'nonsense', version: 'one', occurredAt: 'nonsense', timeZone: 'Mars/Base' },
      },
      fields: ['params.id', 'params.milestoneId', 'done', 'value', 'version', 'occurredAt', 'timeZone'],
    },
    owned: true,
  },
  'goals.confidence': {
    good: async (_, ada) => ({ params: await goal(ada), body: { value: 4 } }),
    bad: {
      parts: { ...badId, body: { value: 6, occurredAt: 'nonsense', timeZone: 'Mars/Base' } },
      fields: ['params.id', 'value', 'occurredAt', 'timeZone'],
    },
    owned: true,
  },
  'goals.remove': { good: async (_, ada) => ({ params: await goal(ada) }), bad: { parts: badId, fields: ['params.id'] }, owned: true },
  'goals.restore': {
    good: async (_, ada) => {
      const params = await goal(ada);
      await ada.call(api.goals.remove, { params });
      return { params };
    },
    bad: { parts: badId, fields: ['params.id'] },
    owned: true,
  },
};
