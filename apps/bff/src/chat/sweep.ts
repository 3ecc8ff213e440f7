import type { Sweep } from '../system/sweeps.ts';
import { interruptExpired } from './interrupt.ts';

const KEPT_DAYS = 30;

/** Closes turns whose server is gone, at the start and again and again, and removes what was deleted 30 days ago. */
export const chatSweep: Sweep = {
  name: 'chat sweep',
  everySeconds: 15,
  async run(deps) {
    const now = deps.clock.now();
    for (const turn of await interruptExpired(deps.db.query, deps)) {
      deps.events.publish(turn.memberId, { resource: 'chat', id: turn.conversationId });
    }
    const before = new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000).toISOString();
    await deps.db.query.deleteFrom('conversation').where('deletedAt', '<=', before).execute();
  },
};
