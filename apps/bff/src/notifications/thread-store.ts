import { DomainError } from '@everstep/domain';
import type { Insertable, Selectable } from 'kysely';
import type { Tx } from '../db/client.ts';
import { type PageOf, pageOf } from '../db/cursor.ts';
import { placeOf } from './place-cursor.ts';
import type { Query } from './store.ts';
import type { NotificationTables } from './tables.ts';

export type ReplyRow = Selectable<NotificationTables['notificationReply']>;
export type ThreadRow = Selectable<NotificationTables['notificationThread']>;

interface Page {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** The thread of a member about a notification, if there is one. */
export const findThreadOf = (query: Query, notificationId: string, memberId: string): Promise<ThreadRow | undefined> =>
  query
    .selectFrom('notificationThread')
    .selectAll()
    .where('notificationId', '=', notificationId)
    .where('memberId', '=', memberId)
    .executeTakeFirst();

/** A page of a thread, oldest first; the first page ends with the newest. */
export async function listReplies(query: Query, threadId: string, { limit, cursor }: Page): Promise<PageOf<ReplyRow>> {
  let replies = query.selectFrom('notificationReply').selectAll().where('threadId', '=', threadId);
  const before = placeOf(cursor);
  if (before !== undefined) replies = replies.where('place', '<', before);
  const rows = await replies
    .orderBy('place', 'desc')
    .limit(limit + 1)
    .execute();
  const page = pageOf(rows, limit, ({ place }) => [place]);
  return { ...page, rows: page.rows.toReversed() };
}

/** Opens a member's thread, or finds it, and says what it has come to. */
export async function putThread(tx: Tx, thread: Insertable<NotificationTables['notificationThread']>): Promise<ThreadRow> {
  const { unread, place } = thread;
  return tx
    .insertInto('notificationThread')
    .values(thread)
    .onConflict((conflict) => conflict.columns(['notificationId', 'memberId']).doUpdateSet({ unread, place }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * A reply that was sent before under the same id.
 * @returns undefined when the id is free
 * @throws DomainError `conflict` when it is another person's or in another thread, `idempotency_conflict` when it said something else
 */
export async function findSameReply(
  tx: Tx,
  reply: { readonly id: string; readonly threadId: string | undefined; readonly authorId: string; readonly content: string },
): Promise<ReplyRow | undefined> {
  const row = await tx.selectFrom('notificationReply').selectAll().where('id', '=', reply.id).executeTakeFirst();
  if (!row) return undefined;
  if (row.authorId !== reply.authorId || row.threadId !== reply.threadId) throw new DomainError('conflict');
  if (row.content !== reply.content) throw new DomainError('idempotency_conflict');
  return row;
}

/** Whether the member has written something newer than what the team had seen; without an instant it had seen all. */
export async function hasUnseen(tx: Tx, threadId: string, { asOf }: { readonly asOf?: string | undefined }): Promise<boolean> {
  if (asOf === undefined) return false;
  const newest = await tx
    .selectFrom('notificationReply')
    .select('sentAt')
    .where('threadId', '=', threadId)
    .where('side', '=', 'member')
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest !== undefined && Date.parse(newest.sentAt) > Date.parse(asOf);
}

/** Adds a reply; one of the team's takes the notification to the top of the member's inbox. */
export async function insertReply(tx: Tx, row: ReplyRow): Promise<ReplyRow> {
  if (row.side === 'team') await tx.updateTable('notificationThread').set({ answered: row.place }).where('id', '=', row.threadId).execute();
  return tx.insertInto('notificationReply').values(row).returningAll().executeTakeFirstOrThrow();
}
