import type { api, Notification } from '@everstep/domain';
import { transaction } from '../db/transaction.ts';
import type { Call } from '../http/route.ts';
import { countUnread } from './count-store.ts';
import { listInbox } from './inbox-store.ts';
import { presentNotification } from './present.ts';
import { standingNotification } from './read.ts';
import { markRead, noteRead, putReceipt } from './receipt-store.ts';
import { hasRead, hasSeen, lastPlace, readerOf } from './store.ts';

/** So many of the newest unread ones count as read one by one when everything is marked: administrators see a rate of readers. */
const COUNTED_READS = 100;

/** Marks a notification as read. One that is read already, or answered since it was seen, stays as it is. */
export async function readNotification({ deps, actor, params, query: seen }: Call<typeof api.notifications.read>): Promise<Notification> {
  const at = deps.clock.now().toISOString();
  const { query, relaxed } = deps.db;
  const reader = await readerOf(query, actor.id);
  const known = await standingNotification(query, reader, params.id);
  const isNew = !hasRead(known, reader) && hasSeen(known, seen);
  // Lost with the machine's power it would be unread again: many read a broadcast in the same moments, and none need wait for the disk.
  if (isNew) await noteRead(relaxed, { memberId: actor.id, notificationId: known.id, place: known.place, readAt: at });
  const row = isNew ? { ...known, toucher: actor.id, readAt: at } : known;
  deps.events.publish(actor.id, { resource: 'notification', id: row.id });
  return presentNotification(row, reader);
}

/** Marks everything that has arrived as read: by one row, however many there are. */
export async function readAllNotifications({ deps, actor }: Call<typeof api.notifications.readAll>) {
  const at = deps.clock.now().toISOString();
  const count = await transaction(deps.db, async (tx) => {
    const before = await readerOf(tx, actor.id);
    const place = await lastPlace(tx);
    for (const unread of await listInbox(tx, before, { unreadOnly: true, limit: COUNTED_READS })) {
      if (unread.toucher === null)
        await putReceipt(tx, { memberId: actor.id, notificationId: unread.id, place: unread.place, readAt: at, deletedAt: null });
    }
    await markRead(tx, actor.id, { place, at });
    return countUnread(tx, actor.id);
  });
  deps.events.publish(actor.id, { resource: 'notification', id: null });
  return { count };
}
