import { liveTurns } from '../chat/live-turns.ts';
import { forGoodBefore } from '../db/deleted-rows.ts';
import type { Sweep } from '../system/sweeps.ts';
import { closeForsaken } from './store.ts';

/** Closes voices whose server is gone, so that they can be asked again, and forgets what was deleted 30 days ago. */
export const councilSweep: Sweep = {
  name: 'council sweep',
  everySeconds: 15,
  async run(deps) {
    const { db, clock, events } = deps;
    const now = clock.now();
    const closed = await closeForsaken(db.query, db.dialect, { owner: liveTurns(deps).owner, now: now.toISOString() });
    for (const { councilId, memberId } of closed) events.publish(memberId, { resource: 'council', id: councilId });
    await db.query.deleteFrom('council').where('deletedAt', '<', forGoodBefore(now)).execute();
  },
};
