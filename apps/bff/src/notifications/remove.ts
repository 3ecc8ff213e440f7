import { type api, DomainError, type Notification } from '@everstep/domain';
import { isGone } from '../db/deleted-rows.ts';
import { transaction } from '../db/transaction.ts';
import type { Call } from '../http/route.ts';
import { findInInbox } from './inbox-store.ts';
import { presentNotification } from './present.ts';
import { putReceipt } from './receipt-store.ts';
import { hasRead, hasSeen, readerOf } from './store.ts';

/** Deletes a notification for this member alone. One that is deleted already, or answered since it was seen, stays as it is. */
export async function removeNotification({ deps, actor, params, query: seen }: Call<typeof api.notifications.remove>) {
  const at = deps.clock.now().toISOString();
  await transaction(deps.db, async (tx) => {
    const reader = await readerOf(tx, actor.id);
    const row = await findInInbox(tx, reader, params.id);
    if (!row) throw new DomainError('not_found');
    if (row.deletedAt !== null || !hasSeen(row, seen)) return;
    // From now on the receipt alone says whether it is read, also once it is back.
    const readAt = row.readAt ?? (hasRead(row, reader) ? at : null);
    await putReceipt(tx, { memberId: actor.id, notificationId: row.id, place: row.place, readAt, deletedAt: at });
  });
  deps.events.publish(actor.id, { resource: 'notification', id: params.id });
  return {};
}

/** Brings a deleted notification back; it is kept for 30 days. One that stands is answered as it is. */
export async function restoreNotification({ deps, actor, params }: Call<typeof api.notifications.restore>): Promise<Notification> {
  const now = deps.clock.now();
  const { row, reader } = await transaction(deps.db, async (tx) => {
    const mine = await readerOf(tx, actor.id);
    const known = await findInInbox(tx, mine, params.id);
    if (!known || isGone(known, now)) throw new DomainError('not_found');
    if (known.deletedAt !== null)
      await putReceipt(tx, { memberId: actor.id, notificationId: known.id, place: known.place, readAt: known.readAt, deletedAt: null });
    return { row: known, reader: mine };
  });
  deps.events.publish(actor.id, { resource: 'notification', id: row.id });
  return presentNotification(row, reader);
}
