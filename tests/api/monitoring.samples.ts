import { confirmedAdmin } from '../../apps/bff/src/testing/index.ts';
import { badPage, type Sample } from './sample.ts';

const asAdmin: Sample['good'] = async ({ admin }) => ({ as: admin });

/** How administrators watch the server. */
export const monitoringSamples = {
  'monitoring.recentLogs': {
    good: async (world) => {
      world.deps.log.error({ err: new TypeError('no'), requestId: world.deps.ids.next(), route: 'GET /api/goals/{id}' }, 'request failed');
      return { as: world.admin, query: { level: 'error', limit: '2' } };
    },
    bad: { parts: { query: { ...badPage.query, level: 'nonsense' } }, fields: ['query.limit', 'query.level'] },
  },
  'monitoring.clearLogs': { good: async (world) => ({ as: await confirmedAdmin(world) }) },
  'monitoring.activities': { good: asAdmin },
  'monitoring.status': { good: asAdmin },
  'monitoring.overview': { good: asAdmin },
} satisfies Record<string, Sample>;
