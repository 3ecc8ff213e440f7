import { forGoodBefore } from '../db/deleted-rows.ts';
import type { Sweep } from '../system/sweeps.ts';

/** Forgets sessions of the learning area for good, once they can't be brought back any more. */
export const coursesSweep: Sweep = {
  name: 'deleted course sessions',
  everySeconds: 3600,
  async run({ db, clock }) {
    await db.query.deleteFrom('courseSession').where('deletedAt', '<', forGoodBefore(clock.now())).execute();
  },
};
