import type { Sweep } from '../system/sweeps.ts';
import { dropFile } from './kept-file.ts';

const BATCH = 50;

/** Forgets files that waited an hour without a decision. */
export const transferSweep: Sweep = {
  name: 'files that wait to be taken in',
  everySeconds: 600,
  async run(deps) {
    const now = deps.clock.now().toISOString();
    for (;;) {
      const over = await deps.db.query
        .selectFrom('importFile')
        .select(['id', 'memberId'])
        .where('expiresAt', '<', now)
        .orderBy('expiresAt')
        .limit(BATCH)
        .execute();
      if (over.length === 0) return;
      for (const file of over) await dropFile(deps, file);
    }
  },
};
