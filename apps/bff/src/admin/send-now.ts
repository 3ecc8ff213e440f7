import { type api, DomainError, type SentNotification } from '@everstep/domain';
import { transaction } from '../db/transaction.ts';
import type { Call } from '../http/route.ts';
import { deliverDue, makeDue } from '../notifications/deliver.ts';
import { adminOf } from './acting-admin.ts';
import { recordAct } from './audit.ts';
import { presentSent } from './present.ts';
import { findSent, sentNumbers } from './store.ts';

/**
 * Lets a notification that waits go out at once. One that has gone out stays as it is.
 * @throws DomainError `not_found`, `conflict` where it was taken back or stopped
 */
export async function sendNow({ deps, actor, params }: Call<typeof api.admin.sendNow>): Promise<SentNotification> {
  const { id } = params;
  await transaction(deps.db, async (tx) => {
    const admin = await adminOf(tx, actor);
    if (await makeDue(tx, id, deps.clock.now())) await recordAct(tx, deps, admin, { act: 'notification_hurried', recordId: id });
  });
  // As if its time had come by itself, so that its author is looked at as well.
  await deliverDue(deps);
  const row = await findSent(deps.db.query, id);
  if (!row) throw new DomainError('not_found');
  if (row.cancelledAt !== null) throw new DomainError('conflict');
  return presentSent(row, await sentNumbers(deps.db.query, [id]));
}
