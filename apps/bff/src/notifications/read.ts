import { type api, DomainError } from '@everstep/domain';
import { pageOf } from '../db/cursor.ts';
import { transaction } from '../db/transaction.ts';
import type { Call } from '../http/route.ts';
import { countAll, countUnread } from './count-store.ts';
import { findInInbox, type ListedRow, listInbox } from './inbox-store.ts';
import { inboxPlaceOf } from './place-cursor.ts';
import { presentNotification } from './present.ts';
import { type InboxRow, type Query, type Reader, readerOf } from './store.ts';

/** The member's notifications, newest first, a page at a time, with what there is in all. */
export async function readNotifications({ deps, actor, query }: Call<typeof api.notifications.list>) {
  const after = inboxPlaceOf(query.cursor);
  return transaction(deps.db, async (tx) => {
    const reader = await readerOf(tx, actor.id);
    const [newest] = await listInbox(tx, reader, { limit: 1 });
    const offset = after === undefined ? query.offset : 0;
    const found =
      query.id === undefined ? await listInbox(tx, reader, { ...asked(query), after, offset }) : await only(tx, reader, query.id);
    // What is new by now is on the first page already; with an offset it was left out.
    const asOf = after?.asOf ?? (offset === 0 ? found[0]?.rank : newest?.rank) ?? 0;
    const { rows, nextCursor } = pageOf(found, query.limit, ({ rank }) => [rank, asOf]);
    return {
      notifications: rows.map((row) => presentNotification(row, reader)),
      stats: {
        totalMessages: await countAll(tx, actor.id),
        unreadCount: await countUnread(tx, actor.id),
        lastMessageAt: newest ? (newest.answeredAt ?? newest.sentAt) : null,
      },
      nextCursor,
    };
  });
}

type Asked = Call<typeof api.notifications.list>['query'];

const asked = ({ type: types, unread = false, limit }: Asked) => ({ types, unreadOnly: unread, limit: limit + 1 });

/** One that stands in the inbox, wherever; nothing for others. */
async function only(query: Query, reader: Reader, id: string): Promise<readonly ListedRow[]> {
  const row = await findInInbox(query, reader, id);
  return row && row.deletedAt === null ? [{ ...row, rank: row.place }] : [];
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
