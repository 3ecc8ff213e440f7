import type { Audience } from '@everstep/domain';
import { type ExpressionBuilder, sql } from 'kysely';
import { type Param, prepared } from '../db/prepared.ts';
import type { Tables } from '../db/tables.ts';
import { NO_PLACE_YET, type Query, readerIn } from './store.ts';
import type { NotificationTables } from './tables.ts';

/** From where on a member's notifications are counted; one row, in the words of the counts below. */
const bounds = (query: Query, memberId: string, fromMark: boolean) =>
  query
    .with('reader', () => readerIn(query, memberId))
    .with('bounds', (given) =>
      given.selectFrom('reader').select((row) => {
        const mark = fromMark ? sql<number>`coalesce(${row.ref('reader.mark')}, 0)` : sql<number>`0`;
        const first = sql<number>`coalesce(${row.ref('reader.first')}, ${sql.lit(NO_PLACE_YET)})`;
        return [
          sql<Audience>`'role:' || ${row.ref('reader.role')}`.as('ofRole'),
          mark.as('above'),
          // Broadcasts from before the member joined are not theirs.
          sql<number>`case when ${mark} >= ${first} then ${mark} else ${first} - 1 end`.as('aboveBroadcast'),
        ];
      }),
    )
    .selectFrom('bounds');

type Bounded = Tables & { bounds: { ofRole: Audience; above: number; aboveBroadcast: number } };
type Receipts = { receipt: NotificationTables['notificationReceipt'] };
type Counting = ExpressionBuilder<Bounded, 'bounds'>;

const broadcastsIn = (row: Counting) =>
  row
    .selectFrom('notification')
    .select((given) => given.fn.countAll<number>().as('count'))
    .whereRef('notification.place', '>', 'bounds.aboveBroadcast');

const chosenIn = (row: Counting, memberId: string) =>
  row
    .selectFrom('notificationTarget as target')
    .select((given) => given.fn.countAll<number>().as('count'))
    .where('target.memberId', '=', memberId)
    .whereRef('target.place', '>', 'bounds.above');

const receiptsIn = (row: Counting, memberId: string) =>
  row
    .selectFrom('notificationReceipt as receipt')
    .innerJoin('notification', 'notification.id', 'receipt.notificationId')
    .select((given) => given.fn.countAll<number>().as('count'))
    .where('receipt.memberId', '=', memberId);

/** A member who changed roles has receipts of what does not go to their role. */
const isForRole = (given: ExpressionBuilder<Bounded & Receipts, 'bounds' | 'receipt' | 'notification'>) =>
  given.or([given('notification.audience', 'in', ['all', 'members']), given('notification.audience', '=', given.ref('bounds.ofRole'))]);

/** What went to members and was touched stays with who became an administrator; what went to administrators stays with them alone. */
const isKept = (given: ExpressionBuilder<Bounded & Receipts, 'bounds' | 'receipt' | 'notification'>) =>
  given.and([given('notification.audience', '=', 'role:member'), given('bounds.ofRole', '!=', 'role:member')]);

/** Everything is a range of an index: how many broadcasts there are costs next to nothing, receipts are the member's own. */
const unreadRow = prepared((query, param: Param<{ memberId: string }>) =>
  bounds(query, param('memberId'), true).select((row) => [
    broadcastsIn(row).where('notification.audience', '=', 'all').as('toAll'),
    broadcastsIn(row).whereRef('notification.audience', '=', 'bounds.ofRole').as('toRole'),
    chosenIn(row, param('memberId')).as('chosen'),
    receiptsIn(row, param('memberId')).where(isForRole).whereRef('receipt.place', '>', 'bounds.above').as('touched'),
    receiptsIn(row, param('memberId'))
      .where((given) => given.or([isForRole(given), isKept(given)]))
      .where('receipt.readAt', 'is', null)
      .where('receipt.deletedAt', 'is', null)
      .as('unreadTouched'),
  ]),
);

/** How many notifications of a member are unread, for wherever that is shown. */
export async function countUnread(query: Query, memberId: string): Promise<number> {
  const [row] = await unreadRow(query, { memberId });
  return (
    Number(row?.toAll ?? 0) +
    Number(row?.toRole ?? 0) +
    Number(row?.chosen ?? 0) -
    Number(row?.touched ?? 0) +
    Number(row?.unreadTouched ?? 0)
  );
}

const totalRow = prepared((query, param: Param<{ memberId: string }>) =>
  bounds(query, param('memberId'), false).select((row) => [
    broadcastsIn(row).where('notification.audience', '=', 'all').as('toAll'),
    broadcastsIn(row).whereRef('notification.audience', '=', 'bounds.ofRole').as('toRole'),
    chosenIn(row, param('memberId')).as('chosen'),
    receiptsIn(row, param('memberId')).where(isKept).where('receipt.deletedAt', 'is', null).as('kept'),
    receiptsIn(row, param('memberId')).where(isForRole).where('receipt.deletedAt', 'is not', null).as('deleted'),
  ]),
);

/** How many notifications a member has that are not deleted. */
export async function countAll(query: Query, memberId: string): Promise<number> {
  const [row] = await totalRow(query, { memberId });
  return Number(row?.toAll ?? 0) + Number(row?.toRole ?? 0) + Number(row?.chosen ?? 0) + Number(row?.kept ?? 0) - Number(row?.deleted ?? 0);
}
