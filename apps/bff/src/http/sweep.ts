import type { Sweep } from '../system/sweeps.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Forgets answers after two days, longer than any client tries again, and counters that are over. */
export const httpSweep: Sweep = {
  name: 'stored answers',
  everySeconds: 3600,
  async run({ db, clock }) {
    const now = clock.now().getTime();
    await db.query
      .deleteFrom('idempotency')
      .where('createdAt', '<', new Date(now - 2 * DAY_MS).toISOString())
      .execute();
    await db.query.deleteFrom('rateLimit').where('expire', '<', now).execute();
  },
};
