import { liveTurns } from '../chat/live-turns.ts';
import { forGoodBefore } from '../db/deleted-rows.ts';
import type { Sweep } from '../system/sweeps.ts';
import { closeForsaken } from './store.ts';

/** Closes voices whose server is gone, so that they can be asked again. */
export const councilSweep: Sweep = {
  name: 'council sweep',
  everySeconds: 15,
  async run(deps) {
    const { db, clock, events } = deps;
    const closed = await closeForsaken(db.query, db.dialect, { owner: liveTurns(deps).owner, now: clock.now().toISOString() });
    for (const { councilId, memberId } of closed) events.publish(memberId, { resource: 'council', id: councilId });
  },
};

/** Forgets councils for good, once they can't be brought back any more. */
export const deletedCouncilsSweep: Sweep = {
  name: 'deleted councils',
  everySeconds: 3600,
  async run({ db, clock }) {
    await db.query.deleteFrom('council').where('deletedAt', '<', forGoodBefore(clock.now())).execute();
  },
};
