import { type api, DomainError } from '@everstep/domain';
import { pageOf } from '../db/cursor.ts';
import { transaction } from '../db/transaction.ts';
import type { Call } from '../http/route.ts';
import { placeOf } from './place-cursor.ts';
import { presentNotification } from './present.ts';
import { countAll, countUnread, findInInbox, type InboxRow, listInbox, type Query, type Reader, readerOf } from './store.ts';

/** The member's notifications, newest first, a page at a time, with what there is in all. */
export async function readNotifications({ deps, actor, query }: Call<typeof api.notifications.list>) {
  const below = placeOf(query.cursor);
  return transaction(deps.db, async (tx) => {
    const reader = await readerOf(tx, actor.id);
    const offset = below === undefined ? query.offset : 0;
    const { rows, nextCursor } = pageOf(
      await listInbox(tx, reader, { below, offset, type: query.type, limit: query.limit + 1 }),
      query.limit,
      ({ place }) => [place],
    );
    const [newest] = await listInbox(tx, reader, { limit: 1 });
    return {
      notifications: rows.map((row) => presentNotification(row, reader)),
      stats: {
        totalMessages: await countAll(tx, actor.id),
        unreadCount: await countUnread(tx, actor.id),
        lastMessageAt: newest?.sentAt ?? null,
      },
      nextCursor,
    };
  });
}

/** How many notifications are unread. */
export async function readUnreadCount({ deps, actor }: Call<typeof api.notifications.unreadCount>) {
  return { count: await countUnread(deps.db.query, actor.id) };
}

/** A notification that stands in the member's inbox. @throws DomainError `not_found` */
export async function standingNotification(query: Query, reader: Reader, id: string): Promise<InboxRow> {
  const row = await findInInbox(query, reader, id);
  if (!row || row.deletedAt !== null) throw new DomainError('not_found');
  return row;
}
