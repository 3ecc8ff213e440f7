import type { Audience } from '@everstep/domain';
import type { Tx } from '../db/client.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { type PlaceGiver, placeGiver } from './order.ts';
import type { NotificationRow, Query } from './store.ts';

/** Most that go out in one transaction; the rest follows at once. */
const AT_ONCE = 50;

/**
 * Lets everything go out that is due. Any server may do so at any time: the order's lock lets one at a time, and what has a place is
 * not due any more.
 */
export async function deliverDue(deps: Deps): Promise<void> {
  while ((await dueBy(deps.db.query, deps.clock.now(), 1)).length > 0) {
    const place = await transaction(deps.db, async (tx) => {
      const order = await placeGiver(tx, deps.clock.now());
      let last: number | null = null;
      for (const row of await dueBy(tx, deps.clock.now(), AT_ONCE)) last = (await goOut(tx, order, row)) ?? last;
      await order.keep();
      return last;
    });
    if (place === null) return;
    deps.events.announce(place);
  }
}

const dueBy = (query: Query, now: Date, limit: number) =>
  query
    .selectFrom('notification')
    .select(['id', 'audience', 'audienceSize'])
    .where('place', 'is', null)
    .where('cancelledAt', 'is', null)
    .where('sendAt', '<=', now.toISOString())
    .orderBy('sendAt')
    .orderBy('id')
    .limit(limit)
    .execute();

/**
 * Gives a notification its place, which makes it visible to all that it is for.
 * @returns its place; undefined when it was cancelled meanwhile
 */
export async function goOut(
  tx: Tx,
  order: PlaceGiver,
  { id, audience, audienceSize }: Pick<NotificationRow, 'id' | 'audience' | 'audienceSize'>,
): Promise<number | undefined> {
  const place = order.next();
  const sent = await tx
    .updateTable('notification')
    .set({ place, sentAt: order.at, audienceSize: audienceSize ?? (await sizeOf(tx, audience, order.at)) })
    .where('id', '=', id)
    .where('place', 'is', null)
    .where('cancelledAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!sent) return undefined;
  if (audience === 'members') await tx.updateTable('notificationTarget').set({ place }).where('notificationId', '=', id).execute();
  return place;
}

/** How many members a broadcast goes to at an instant. */
async function sizeOf(tx: Tx, audience: Audience, at: string): Promise<number> {
  const roles =
    audience === 'all' ? (['admin', 'member'] as const) : [audience === 'role:admin' ? ('admin' as const) : ('member' as const)];
  const { count } = await tx
    .selectFrom('member')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('role', 'in', roles)
    .where('createdAt', '<=', at)
    .executeTakeFirstOrThrow();
  return Number(count);
}
