import { type Audience, audienceOfRole, type Listener } from '@everstep/domain';
import { sql } from 'kysely';
import { lockMember, type Member } from '../accounts/store.ts';
import { recordAct } from '../admin/audit.ts';
import type { Tx } from '../db/client.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { type PlaceGiver, placeGiver } from './order.ts';
import { putReceipt } from './receipt-store.ts';
import type { NotificationRow, Query } from './store.ts';

/** Most that go out in one transaction; the rest follows at once. */
const AT_ONCE = 50;

/**
 * Lets everything go out that is due, and stops what was planned by somebody who is no administrator any more. Any server may do so at
 * any time: the order's lock lets one at a time, and what has a place is not due any more.
 */
export async function deliverDue(deps: Deps): Promise<void> {
  while ((await dueBy(deps.db.query, deps.clock.now(), 1)).length > 0) {
    const place = await transaction(deps.db, async (tx) => {
      const now = deps.clock.now();
      const order = await placeGiver(tx, now);
      let last: number | null = null;
      // By the same instant: while this waited for its turn more became due, and would be said to have gone out before its time.
      for (const row of await dueBy(tx, now, AT_ONCE)) {
        const sender = row.senderId === null ? undefined : await lockMember(tx, row.senderId);
        if (mayGoOut(row, sender)) last = (await goOut(tx, order, row, sender)) ?? last;
        else await stopWaiting(tx, deps, row, order.at);
      }
      await order.keep();
      return last;
    });
    if (place !== null) deps.events.announce(place);
  }
}

const dueBy = (query: Query, now: Date, limit: number) =>
  query
    .selectFrom('notification')
    .select(['id', 'audience', 'senderRole', 'senderId'])
    .where('place', 'is', null)
    .where('cancelledAt', 'is', null)
    .where('sendAt', '<=', now.toISOString())
    .orderBy('sendAt')
    .orderBy('id')
    .limit(limit)
    .execute();

/** Makes a notification due that waits for its time; false where there is none. */
export async function makeDue(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('notification')
    .set({ sendAt: now.toISOString() })
    .where('id', '=', id)
    .where('place', 'is', null)
    .where('cancelledAt', 'is', null)
    .where('sendAt', '>', now.toISOString())
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes a notification back that has not gone out; undefined when it has. */
export const cancelWaiting = (tx: Tx, id: string, at: string, stopped: 0 | 1 = 0): Promise<NotificationRow | undefined> =>
  tx
    .updateTable('notification')
    .set({ cancelledAt: at, stopped })
    .where('id', '=', id)
    .where('place', 'is', null)
    .where('cancelledAt', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** The server itself, where it does what administrators do: nobody's id. */
const SERVER = { id: '00000000-0000-0000-0000-000000000000', firstName: 'Everstep', lastName: '' };

/** Stops what nobody speaks for any more, and says so where administrators look. */
async function stopWaiting(tx: Tx, deps: Deps, { id, senderId }: Pick<NotificationRow, 'id' | 'senderId'>, at: string): Promise<void> {
  if (!(await cancelWaiting(tx, id, at, 1))) return;
  await recordAct(tx, deps, SERVER, { act: 'notification_stopped', recordId: id, ...(senderId === null ? {} : { memberId: senderId }) });
}

/** Whoever was demoted, suspended or removed meanwhile speaks for the team no more. */
const mayGoOut = ({ senderRole }: Pick<NotificationRow, 'senderRole'>, sender: Member | undefined): boolean =>
  senderRole !== 'admin' || (sender?.role === 'admin' && sender.status === 'active');

/**
 * Gives a notification its place, which makes it visible to all that it is for.
 * @returns its place; undefined when it was cancelled meanwhile
 */
export async function goOut(
  tx: Tx,
  order: PlaceGiver,
  { id, audience }: Pick<NotificationRow, 'id' | 'audience'>,
  sender: Member | undefined,
): Promise<number | undefined> {
  const place = order.next();
  const sent = await tx
    .updateTable('notification')
    .set({ place, sentAt: order.at, audienceSize: await sizeOf(tx, { id, audience }, order.at, sender?.id ?? null) })
    .where('id', '=', id)
    .where('place', 'is', null)
    .where('cancelledAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!sent) return undefined;
  if (audience === 'members') await tx.updateTable('notificationTarget').set({ place }).where('notificationId', '=', id).execute();
  // Who wrote a broadcast has read it, where it stands in their own list as well.
  if (sender && (audience === 'all' || audience === audienceOfRole(sender.role)))
    await putReceipt(tx, { memberId: sender.id, notificationId: id, place, readAt: order.at, deletedAt: null });
  return place;
}

const rolesOf: Readonly<Record<Exclude<Audience, 'members'>, readonly Listener['role'][]>> = {
  all: ['admin', 'member'],
  'role:admin': ['admin'],
  'role:member': ['member'],
};

/** How many a notification reaches at an instant: nobody who is suspended, and a demo account or the sender only where chosen. */
async function sizeOf(
  tx: Tx,
  { id, audience }: Pick<NotificationRow, 'id' | 'audience'>,
  at: string,
  senderId: string | null,
): Promise<number> {
  const all = sql<number>`count(*)`.as('count');
  const { count } =
    audience === 'members'
      ? await tx
          .selectFrom('notificationTarget as target')
          .select(all)
          .where('target.notificationId', '=', id)
          .where(({ exists, selectFrom }) =>
            exists(
              selectFrom('member').select('member.id').whereRef('member.id', '=', 'target.memberId').where('member.status', '=', 'active'),
            ),
          )
          .executeTakeFirstOrThrow()
      : await tx
          .selectFrom('member')
          .select(all)
          .where('status', '=', 'active')
          .where('isDemo', '=', 0)
          .where('role', 'in', rolesOf[audience])
          .where('id', '!=', senderId ?? '')
          .where('createdAt', '<=', at)
          .executeTakeFirstOrThrow();
  return Number(count);
}
