import { sql } from 'kysely';
import type { Tx } from '../db/client.ts';

/** Gives places in the order of all that goes out. Made under a lock that is held to the end of the transaction. */
export interface PlaceGiver {
  /** When the things of this transaction go out; never earlier than those before. */
  readonly at: string;
  /** The next place. */
  next(): number;
  /** Writes down which place was the last. */
  keep(): Promise<void>;
}

/** Before anything went out. */
const NOTHING_YET = '1970-01-01T00:00:00.000Z';

/**
 * Waits until no other transaction gives places, and gives them until this one ends. So they come to light in their order: who has seen
 * one has seen all below it. Take it before any other row of notifications is changed.
 */
export async function placeGiver(tx: Tx, now: Date): Promise<PlaceGiver> {
  const order = await tx
    .insertInto('notificationOrder')
    .values({ id: 1, last: 0, lastAt: NOTHING_YET })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ last: sql`notification_order.last` }))
    .returning(['last', 'lastAt'])
    .executeTakeFirstOrThrow();
  let { last } = order;
  const at = new Date(Math.max(now.getTime(), Date.parse(order.lastAt))).toISOString();
  return {
    at,
    next() {
      last += 1;
      return last;
    },
    async keep() {
      if (last !== order.last) await tx.updateTable('notificationOrder').set({ last, lastAt: at }).where('id', '=', 1).execute();
    },
  };
}
