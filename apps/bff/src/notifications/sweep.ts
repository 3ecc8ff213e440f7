import type { Db } from '../db/client.ts';
import type { Sweep } from '../system/sweeps.ts';
import { deliverDue } from './deliver.ts';
import { lastPlace } from './store.ts';

/** Up to where this server's streams were told, by database. */
const told = new WeakMap<Db, number>();

/**
 * Lets notifications go out when they are due, and tells this server's streams how far the order has come: so they also hear of what
 * another server sent while the line between them was down.
 */
export const notificationsSweep: Sweep = {
  name: 'notifications',
  everySeconds: 0.5,
  async run(deps) {
    await deliverDue(deps);
    const last = await lastPlace(deps.db.query);
    if (told.get(deps.db) === last) return;
    told.set(deps.db, last);
    deps.events.announceHere(last);
  },
};
