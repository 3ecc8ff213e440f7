import { type Expression, sql } from 'kysely';
import type { Tx } from '../db/client.ts';
import { cursorNumber, decodeCursor, type PageOf, pageOf } from '../db/cursor.ts';
import { senderNameOf } from '../notifications/sender-name.ts';
import type { NotificationRow, Query } from '../notifications/store.ts';
import { hasUnseen, type ThreadRow } from '../notifications/thread-store.ts';

interface Page {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** Any notification, whoever it is for. */
export const findSent = (query: Query, id: string): Promise<NotificationRow | undefined> =>
  query.selectFrom('notification').selectAll().where('id', '=', id).executeTakeFirst();

const TARGETS_AT_ONCE = 500;

/** Writes down a notification and its chosen members. */
export async function insertNotification(tx: Tx, row: NotificationRow, memberIds: readonly string[]): Promise<void> {
  await tx.insertInto('notification').values(row).execute();
  for (let from = 0; from < memberIds.length; from += TARGETS_AT_ONCE) {
    const targets = memberIds.slice(from, from + TARGETS_AT_ONCE).map((memberId) => ({ notificationId: row.id, memberId, place: null }));
    await tx.insertInto('notificationTarget').values(targets).execute();
  }
}

/** The members that a notification names, in no order. */
export const targetsOf = async (tx: Tx, id: string): Promise<ReadonlySet<string>> => {
  const rows = await tx.selectFrom('notificationTarget').select('memberId').where('notificationId', '=', id).execute();
  return new Set(rows.map(({ memberId }) => memberId));
};

/** A page of all notifications, newest first. */
export async function listSent(query: Query, { limit, cursor }: Page): Promise<PageOf<NotificationRow>> {
  let sent = query.selectFrom('notification').selectAll();
  const after = decodeCursor(cursor, 2);
  if (after) {
    const [createdAt = '', id = ''] = after;
    sent = sent.where((row) => row(row.refTuple('createdAt', 'id'), '<', row.tuple(createdAt, id)));
  }
  const rows = await sent
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  return pageOf(rows, limit, ({ createdAt, id }) => [createdAt, id]);
}

/** Whom a notification names, how many have read it, demo accounts and the sender aside where it was a broadcast, and how many wrote back. */
export interface SentNumbers {
  /** Names of the first of those who were chosen. */
  readonly recipients: ReadonlyMap<string, string[]>;
  readonly read: ReadonlyMap<string, number>;
  readonly threads: ReadonlyMap<string, number>;
}

const NAMES_TOLD = 10;

/** Names of the first of those who were chosen, by name. */
async function recipientsOf(query: Query, ids: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const named = query
    .selectFrom('notificationTarget as target')
    .innerJoin('member', 'member.id', 'target.memberId')
    .select(['target.notificationId', 'member.firstName', 'member.lastName'])
    .select(
      sql<number>`row_number() over (partition by ${sql.ref('target.notificationId')} order by ${sql.ref('member.firstName')}, ${sql.ref('member.lastName')}, ${sql.ref('member.id')})`.as(
        'nth',
      ),
    )
    .where('target.notificationId', 'in', ids);
  const rows = await query.selectFrom(named.as('named')).selectAll().where('nth', '<=', NAMES_TOLD).orderBy('nth').execute();
  const names = new Map<string, string[]>();
  for (const row of rows) names.set(row.notificationId, [...(names.get(row.notificationId) ?? []), senderNameOf(row)]);
  return names;
}

/** Names and counts of some notifications; those without any are left out. */
export async function sentNumbers(query: Query, ids: readonly string[]): Promise<SentNumbers> {
  if (ids.length === 0) return { recipients: new Map(), read: new Map(), threads: new Map() };
  const read = await query
    .selectFrom('notificationReceipt')
    .select((row) => ['notificationId', row.fn.countAll<number>().as('count')])
    .where('notificationId', 'in', ids)
    .where('readAt', 'is not', null)
    .groupBy('notificationId')
    .execute();
  // There are few demo accounts: theirs are counted by themselves, rather than everybody's account looked at.
  const ofDemos = await query
    .selectFrom('member')
    .innerJoin('notificationReceipt as receipt', 'receipt.memberId', 'member.id')
    .innerJoin('notification', 'notification.id', 'receipt.notificationId')
    .select((row) => ['receipt.notificationId', row.fn.countAll<number>().as('count')])
    // As a word of the query, not a value: only so is the index of demo accounts known to fit.
    .where('member.isDemo', '=', sql.lit(1))
    .where('receipt.notificationId', 'in', ids)
    .where('receipt.readAt', 'is not', null)
    .where('notification.audience', '!=', 'members')
    .groupBy('receipt.notificationId')
    .execute();
  const bySenders = await query
    .selectFrom('notification')
    .innerJoin('notificationReceipt as receipt', (join) =>
      join.onRef('receipt.memberId', '=', 'notification.senderId').onRef('receipt.notificationId', '=', 'notification.id'),
    )
    .select(['notification.id as notificationId', sql<number>`1`.as('count')])
    .where('notification.id', 'in', ids)
    .where('notification.audience', '!=', 'members')
    .where('receipt.readAt', 'is not', null)
    .execute();
  const [demos, senders] = [byNotification(ofDemos), byNotification(bySenders)];
  const threads = await query
    .selectFrom('notificationThread')
    .select((row) => ['notificationId', row.fn.countAll<number>().as('count')])
    .where('notificationId', 'in', ids)
    .groupBy('notificationId')
    .execute();
  const people = new Map([...byNotification(read)].map(([id, count]) => [id, count - (demos.get(id) ?? 0) - (senders.get(id) ?? 0)]));
  return { recipients: await recipientsOf(query, ids), read: people, threads: byNotification(threads) };
}

const byNotification = (rows: readonly { notificationId: string; count: number }[]): ReadonlyMap<string, number> =>
  new Map(rows.map(({ notificationId, count }) => [notificationId, Number(count)]));

/** A thread with whom and what it is about, and its newest message. */
const threads = (query: Query) =>
  query
    .selectFrom('notificationThread as thread')
    .innerJoin('member', 'member.id', 'thread.memberId')
    .innerJoin('notification', 'notification.id', 'thread.notificationId')
    .innerJoin('notificationReply as newest', 'newest.place', 'thread.place')
    .select([
      'thread.id',
      'thread.notificationId',
      'thread.memberId',
      'thread.unread',
      'thread.place',
      'member.firstName',
      'member.lastName',
      'member.email',
      'notification.subject',
      'notification.content as about',
      'newest.content as lastMessage',
      'newest.sentAt as lastMessageAt',
      'newest.side as lastSide',
      'newest.authorId as lastAuthorId',
      'newest.authorName as lastAuthorName',
    ]);

export type WholeThread = NonNullable<Awaited<ReturnType<typeof findThread>>>;

export const findThread = (query: Query, id: string) => threads(query).where('thread.id', '=', id).executeTakeFirst();

/** A page of threads: unread ones first, then newest first. The page is found by its index alone; the rest is read of it only. */
export async function listThreads(query: Query, { limit, cursor }: Page): Promise<PageOf<WholeThread>> {
  let listed = query.selectFrom('notificationThread').select(['id', 'unread', 'place']);
  const after = decodeCursor(cursor, 2)?.map(cursorNumber);
  if (after) {
    const [first, place = 0] = after;
    const unread: ThreadRow['unread'] = first === 1 ? 1 : 0;
    listed = listed.where((row) => row(row.refTuple('unread', 'place'), '<', row.tuple(unread, place)));
  }
  const found = await listed
    .orderBy('unread', 'desc')
    .orderBy('place', 'desc')
    .limit(limit + 1)
    .execute();
  const { rows, nextCursor } = pageOf(found, limit, ({ unread, place }) => [unread, place]);
  if (rows.length === 0) return { rows: [], nextCursor };
  const ids = rows.map(({ id }) => id);
  const whole = new Map((await threads(query).where('thread.id', 'in', ids).execute()).map((thread) => [thread.id, thread]));
  // One that was written to meanwhile is as it is now.
  return { rows: ids.flatMap((id) => whole.get(id) ?? []), nextCursor };
}

/** How many threads wait for somebody of the team. */
export async function countUnreadThreads(query: Query): Promise<number> {
  const { count } = await query
    .selectFrom('notificationThread')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('unread', '=', 1)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Marks a thread as read for all administrators, unless the member has written since it was seen. */
export async function markThreadRead(tx: Tx, id: string, seen: { readonly asOf?: string | undefined }): Promise<void> {
  const change = (unread: Expression<0 | 1>) =>
    tx.updateTable('notificationThread').set({ unread }).where('id', '=', id).where('unread', '=', 1).execute();
  // Locked first: a reply that is under way would be missed otherwise.
  await change(sql.ref('unread'));
  if (!(await hasUnseen(tx, id, seen))) await change(sql.lit(0));
}
