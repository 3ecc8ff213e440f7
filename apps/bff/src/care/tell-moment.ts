import { type api, HIGH_RISK_LEVEL, OCCURRED_WITHIN_MS } from '@everstep/domain';
import { ownIdFor } from '../db/own-id.ts';
import { transaction } from '../db/transaction.ts';
import { lockProgress } from '../gamification/store.ts';
import type { Call } from '../http/route.ts';
import { careStatus } from './status.ts';
import { countMoment } from './store.ts';

/**
 * Counts danger in words that never reached the server, as the member's device read them: by level and time alone. Told again, or told
 * of words that were counted when they were refused, it is the same moment; of one too long ago nothing would follow.
 */
export async function tellMoment(call: Call<typeof api.care.tellMoment>) {
  const { deps, actor, body } = call;
  const now = deps.clock.now().getTime();
  // A clock that runs ahead is read as now.
  const at = Math.min(Date.parse(body.occurredAt), now);
  if (now - at <= OCCURRED_WITHIN_MS) {
    const moment = { id: ownIdFor(actor.id, body.id), memberId: actor.id, level: body.level, at: new Date(at).toISOString() };
    const isNew = await transaction(deps.db, async (tx) => {
      // Two tabs may tell of it at once.
      await lockProgress(tx, actor.id);
      return countMoment(tx, moment);
    });
    if (isNew && moment.level >= HIGH_RISK_LEVEL) deps.events.publish(actor.id, { resource: 'care', id: null });
  }
  return careStatus(call);
}
