import { api } from '@everstep/domain';
import type { Person } from '../../apps/bff/src/testing/index.ts';
import { badId, badPage, type Sample } from './sample.ts';

const badMoment = { occurredAt: 'now', timeZone: 'Mars/Base' };

/** A run of seven days of which the first is complete. */
async function startedRun(ada: Person): Promise<{ id: string }> {
  const { run } = await ada.call(api.challenges.start, { params: { templateId: '7DAY001' }, body: {} });
  const id = run?.id ?? '';
  await ada.call(api.gamification.checkIn, { body: {} });
  await ada.call(api.challenges.checkIn, { params: { id }, body: { task: 'b' } });
  return { id };
}

type Name = `challenges.${keyof typeof api.challenges & string}`;

export const challengesSamples: Record<Name, Sample> = {
  'challenges.userProgress': {
    good: async (_, ada) => {
      await startedRun(ada);
      return {};
    },
  },
  'challenges.closedRuns': {
    good: async (_, ada) => {
      await ada.call(api.challenges.stop, { params: await startedRun(ada), body: {} });
      return {};
    },
    bad: { parts: badPage, fields: ['query.limit'] },
  },
  'challenges.overview': {
    good: async (_, ada) => {
      await startedRun(ada);
      return {};
    },
  },
  'challenges.template': {
    good: async () => ({ params: { templateId: '60DAY001' } }),
    bad: { parts: { params: { templateId: 'x'.repeat(41) } }, fields: ['params.templateId'] },
  },
  'challenges.start': {
    good: async () => ({ params: { templateId: '7DAY001' }, body: {} }),
    bad: {
      parts: { params: { templateId: '7DAY001' }, body: { id: 'x', startsOn: 'May', ...badMoment } },
      fields: ['id', 'startsOn', 'occurredAt', 'timeZone'],
    },
  },
  'challenges.checkIn': {
    good: async (_, ada) => ({ params: await startedRun(ada), body: { task: 'b', done: false } }),
    bad: {
      parts: { ...badId, body: { day: 0, task: '', done: 'yes', ...badMoment } },
      fields: ['params.id', 'day', 'task', 'done', 'occurredAt', 'timeZone'],
    },
    owned: true,
  },
  'challenges.pause': {
    good: async (_, ada) => ({ params: await startedRun(ada), body: { days: 2 } }),
    bad: { parts: { ...badId, body: { days: 0, ...badMoment } }, fields: ['params.id', 'days', 'occurredAt', 'timeZone'] },
    owned: true,
  },
  'challenges.resume': {
    good: async (_, ada) => {
      const params = await startedRun(ada);
      await ada.call(api.challenges.pause, { params, body: {} });
      return { params, body: {} };
    },
    bad: { parts: { ...badId, body: badMoment }, fields: ['params.id', 'occurredAt', 'timeZone'] },
    owned: true,
  },
  'challenges.shrink': {
    good: async (_, ada) => ({ params: await startedRun(ada), body: {} }),
    bad: { parts: { ...badId, body: badMoment }, fields: ['params.id', 'occurredAt', 'timeZone'] },
    owned: true,
  },
  'challenges.finish': {
    good: async (world, ada) => {
      const params = await startedRun(ada);
      // Its time is over: it only waits to be closed.
      await world.db.query.updateTable('challengeRun').set({ startedOn: '2026-02-01' }).where('id', '=', params.id).execute();
      return { params, body: {} };
    },
    bad: { parts: { ...badId, body: badMoment }, fields: ['params.id', 'occurredAt', 'timeZone'] },
    owned: true,
  },
  'challenges.restart': {
    good: async (_, ada) => ({ params: await startedRun(ada), body: {} }),
    bad: { parts: { ...badId, body: badMoment }, fields: ['params.id', 'occurredAt', 'timeZone'] },
    owned: true,
  },
  'challenges.stop': {
    good: async (_, ada) => ({ params: await startedRun(ada), body: {} }),
    bad: { parts: { ...badId, body: badMoment }, fields: ['params.id', 'occurredAt', 'timeZone'] },
    owned: true,
  },
};
