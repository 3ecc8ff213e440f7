import type { Sweep } from '../system/sweeps.ts';
import { RESTORE_WITHIN_MS } from './remove.ts';

/** Forgets for good what was deleted longer ago than it can be brought back. */
export const moodSweep: Sweep = {
  name: 'deleted moods',
  everySeconds: 3600,
  async run({ db, clock }) {
    const before = new Date(clock.now().getTime() - RESTORE_WITHIN_MS).toISOString();
    await db.query.deleteFrom('mood').where('deletedAt', '<', before).execute();
  },
};
