import { type Audience, audienceOfRole, type NotificationType } from '@everstep/domain';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { type InboxRow, NO_PLACE_YET, type NotificationRow, type Query, type Reader } from './store.ts';

interface InboxPage {
  /** Only what stands below this; everything when absent. */
  readonly after?: InboxPlace | undefined;
  /** Only these; all when absent. */
  readonly types?: readonly NotificationType[] | undefined;
  readonly unreadOnly?: boolean;
  readonly offset?: number;
  readonly limit: number;
}

/** Where a page of the inbox ended, in the inbox as it stood then. */
export interface InboxPlace {
  readonly rank: number;
  /** The highest rank there was: what an answer has moved since then is read where it stood before, so that no page leaves it out. */
  readonly asOf: number;
}

/** A notification where it stands in the inbox: at its own place, or at that of the newest answer. */
export interface ListedRow extends InboxRow {
  readonly rank: number;
}

/** Notifications with what a member did with them, and their thread. */
const withReceipts = (query: Query, memberId: string) =>
  query
    .selectFrom('notification')
    .leftJoin('notificationReceipt as receipt', (join) =>
      join.onRef('receipt.notificationId', '=', 'notification.id').on('receipt.memberId', '=', memberId),
    )
    .leftJoin('notificationThread as thread', (join) =>
      join.onRef('thread.notificationId', '=', 'notification.id').on('thread.memberId', '=', memberId),
    );

/** Those with the team's newest answer. */
const inFull = (query: Query, memberId: string) =>
  withReceipts(query, memberId)
    .leftJoin('notificationReply as answer', 'answer.place', 'thread.answered')
    .selectAll('notification')
    .select(['receipt.memberId as toucher', 'receipt.readAt', 'receipt.deletedAt'])
    .select(['answer.content as answerContent', 'answer.authorName as answerAuthor', 'answer.sentAt as answeredAt']);

/**
 * A member's notifications without deleted ones, what went out or was answered last first. Each kind of audience is read by its own
 * index, no further than the page, and so is what was answered; texts are read of the page alone.
 */
export async function listInbox(query: Query, reader: Reader, page: InboxPage): Promise<ListedRow[]> {
  const { offset = 0, limit } = page;
  const standing = (types = page.types) => {
    let rows = withReceipts(query, reader.memberId)
      .select(['notification.place', 'notification.place as rank'])
      .where('receipt.deletedAt', 'is', null)
      .where('thread.answered', 'is', null);
    if (page.after) rows = rows.where('notification.place', '<', page.after.rank);
    if (types !== undefined) rows = rows.where('notification.type', 'in', types);
    if (page.unreadOnly) rows = rows.where('receipt.memberId', 'is', null).where('notification.place', '>', reader.mark);
    return rows.orderBy('notification.place', 'desc').limit(offset + limit);
  };
  // One type at a time is a range of an index, in its order.
  const kinds = page.types?.map((type) => [type]) ?? [undefined];
  const broadcasts = kinds.flatMap((types) =>
    (['all', audienceOfRole(reader.role)] as const).map((audience) =>
      standing(types).where('notification.audience', '=', audience).where('notification.place', '>=', reader.first),
    ),
  );
  const chosen = standing().where('notification.place', 'in', (row) =>
    row.selectFrom('notificationTarget').select('place').where('memberId', '=', reader.memberId).where('place', 'is not', null),
  );
  const kept = standing()
    .where('notification.audience', '=', 'role:member')
    .where('notification.place', 'in', (row) =>
      row.selectFrom('notificationReceipt').select('place').where('memberId', '=', reader.memberId),
    );
  const inbox = [...broadcasts, ...(reader.role === 'admin' ? [kept] : [])].reduce(
    (rows, some) => rows.unionAll(query.selectFrom(some.as('broadcast')).selectAll()),
    query.selectFrom(chosen.as('chosen')).selectAll(),
  );
  const touched = () => {
    const own = inbox.unionAll(query.selectFrom(answered(query, reader, page).as('answered')).selectAll());
    return page.after ? own.unionAll(moved(query, reader, page.after, page.types)) : own;
  };
  const whole = page.unreadOnly ? inbox.unionAll(touchedUnread(query, reader, page)) : touched();
  const shown = await query
    .selectFrom(whole.as('inbox'))
    .select(['place', 'rank'])
    .orderBy('rank', 'desc')
    .limit(limit)
    .offset(offset)
    .$castTo<{ place: number; rank: number }>()
    .execute();
  if (shown.length === 0) return [];
  const places = shown.map(({ place }) => place);
  const rows = await inFull(query, reader.memberId).where('notification.place', 'in', places).execute();
  const byPlace = new Map(rows.flatMap(asSent).map((row) => [row.place, row]));
  return shown.flatMap(({ place, rank }) => {
    const row = byPlace.get(place);
    return row ? [{ ...row, rank }] : [];
  });
}

/** What went to members stays readable for who became an administrator; what went to administrators is for them alone. */
const openTo = ({ role }: Reader): Audience[] => ['all', 'role:member', ...(role === 'admin' ? (['role:admin'] as const) : [])];

/** A member who changed roles has threads and receipts of what they do not see any more. */
const isVisible = (row: ExpressionBuilder<Tables, 'notification'>, reader: Reader) =>
  row('notification.audience', 'in', ['members', ...openTo(reader)]);

/** A member's threads about what stands in their inbox. */
const standingThreads = (query: Query, reader: Reader) =>
  query
    .selectFrom('notificationThread as thread')
    .innerJoin('notification', 'notification.id', 'thread.notificationId')
    .leftJoin('notificationReceipt as receipt', (join) =>
      join.onRef('receipt.notificationId', '=', 'notification.id').on('receipt.memberId', '=', reader.memberId),
    )
    .where('thread.memberId', '=', reader.memberId)
    .where('receipt.deletedAt', 'is', null)
    .where((row) => isVisible(row, reader));

/** What the team has answered, where the answer stands. */
function answered(query: Query, reader: Reader, { after, types, offset = 0, limit }: InboxPage) {
  let rows = standingThreads(query, reader)
    .select(['notification.place', 'thread.answered as rank'])
    .where('thread.answered', 'is not', null);
  if (after) rows = rows.where('thread.answered', '<', after.rank);
  if (types !== undefined) rows = rows.where('notification.type', 'in', types);
  return rows.orderBy('thread.answered', 'desc').limit(offset + limit);
}

/** Where a thread stood before the answers that came since a reading began. */
const formerRank = (asOf: number) => sql<number>`coalesce((select max(earlier.place) from notification_reply as earlier
  where earlier.thread_id = thread.id and earlier.side = 'team' and earlier.place <= ${asOf}), notification.place)`;

/** What was answered since the reading began, where it stood then. */
function moved(query: Query, reader: Reader, { rank, asOf }: InboxPlace, types: InboxPage['types']) {
  let rows = standingThreads(query, reader)
    .select('notification.place')
    .select(formerRank(asOf).as('rank'))
    .where('thread.answered', '>', asOf)
    .where(formerRank(asOf), '<', rank);
  if (types !== undefined) rows = rows.where('notification.type', 'in', types);
  return rows;
}

/** What is unread by its receipt: it came back unread, or was answered. The member's own, and few. */
function touchedUnread(query: Query, reader: Reader, { after, types }: InboxPage) {
  const asOf = after?.asOf ?? NO_PLACE_YET;
  const rank = sql<number>`case when thread.answered is null then notification.place when thread.answered <= ${asOf}
    then thread.answered else ${formerRank(asOf)} end`;
  let rows = query
    .selectFrom('notificationReceipt as receipt')
    .innerJoin('notification', 'notification.id', 'receipt.notificationId')
    .leftJoin('notificationThread as thread', (join) =>
      join.onRef('thread.notificationId', '=', 'receipt.notificationId').on('thread.memberId', '=', reader.memberId),
    )
    .select('notification.place')
    .select(rank.as('rank'))
    .where('receipt.memberId', '=', reader.memberId)
    .where('receipt.readAt', 'is', null)
    .where('receipt.deletedAt', 'is', null)
    .where((row) => isVisible(row, reader));
  if (after) rows = rows.where(rank, '<', after.rank);
  if (types !== undefined) rows = rows.where('notification.type', 'in', types);
  return rows;
}

/** One notification of a member, deleted or not; what has not gone out and what is for others is not found. */
export async function findInInbox(query: Query, reader: Reader, id: string): Promise<InboxRow | undefined> {
  const row = await inFull(query, reader.memberId)
    .where('notification.id', '=', id)
    .where((given) =>
      given.or([
        given.and([
          given('notification.audience', 'in', openTo(reader)),
          // What went to members stands with somebody who became an administrator only where they had touched it.
          given.or([given('notification.audience', 'in', ['all', audienceOfRole(reader.role)]), given('receipt.memberId', 'is not', null)]),
          given('notification.sentAt', '>=', reader.joinedAt),
        ]),
        given.exists(
          given
            .selectFrom('notificationTarget as target')
            .select('target.memberId')
            .whereRef('target.notificationId', '=', 'notification.id')
            .where('target.memberId', '=', reader.memberId),
        ),
      ]),
    )
    .executeTakeFirst();
  return row && asSent(row)[0];
}

/** A row that has gone out, as its type says; others are left out. */
function asSent<R extends NotificationRow>(row: R): (R & { place: number; sentAt: string })[] {
  return row.place === null || row.sentAt === null ? [] : [{ ...row, place: row.place, sentAt: row.sentAt }];
}
