import type { Sweep } from '../system/sweeps.ts';
import { closeLeftReplies, interruptExpired, interruptOrphans } from './interrupt.ts';
import { liveTurns } from './live-turns.ts';
import { removeSpendBefore } from './memory-store.ts';

const KEPT_DAYS = 30;

/** Closes turns whose server is gone, at the start and again and again, and removes what was deleted 30 days ago. */
export const chatSweep: Sweep = {
  name: 'chat sweep',
  everySeconds: 15,
  async run(deps) {
    const now = deps.clock.now();
    const turns = liveTurns(deps);
    // The embedded database has one server: what it did not start itself was left behind by the one before.
    const isFirst = !turns.swept;
    const close = deps.db.dialect === 'sqlite' && isFirst ? interruptOrphans : interruptExpired;
    turns.swept = true;
    const closed = [...(await close(deps.db.query, deps)), ...(isFirst ? await closeLeftReplies(deps.db.query) : [])];
    for (const { memberId, conversationId } of closed) deps.events.publish(memberId, { resource: 'chat', id: conversationId });
    const before = new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000).toISOString();
    await removeSpendBefore(deps.db.query, before.slice(0, 10));
    await deps.db.query.deleteFrom('conversation').where('deletedAt', '<=', before).execute();
  },
};
