import { type Audience, audienceOfRole, PUSH_LIFE_SECONDS } from '@everstep/domain';
import { sql } from 'kysely';
import type { Tx } from '../../db/client.ts';
import { transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { lastPlace, type Query } from '../store.ts';

/** Subscriptions that get their delivery in one transaction: others have to wait for it on the embedded database. */
const AT_ONCE = 200;

/** Something that went out, and whom it may be told to. */
interface Moment {
  readonly place: number;
  readonly notificationId: string;
  readonly kind: 'sent' | 'answer';
  readonly at: string;
  readonly audience: Audience;
  /** The one member whose thread it is; null for a notification. */
  readonly memberId: string | null;
}

/**
 * Writes down a delivery for each device that is to be told of what went out since the last time. Every server may do so at any time:
 * the cursor's lock lets one at a time, and who comes next goes on from there, also after a server was cut off.
 * @param serverKey only of devices that subscribed with this key of ours
 */
export async function handOut(deps: Pick<Deps, 'db' | 'clock' | 'shutdown'>, serverKey: string): Promise<void> {
  if (!(await isBehind(deps.db.query))) return;
  while (!deps.shutdown.aborted && (await transaction(deps.db, (tx) => handOutSome(tx, serverKey, deps.clock.now())))) {
    // The next part.
  }
}

async function isBehind(query: Query): Promise<boolean> {
  const cursor = await query.selectFrom('pushCursor').select('place').where('id', '=', 1).executeTakeFirst();
  return (await lastPlace(query)) > (cursor?.place ?? 0);
}

/** @returns whether there is more to do */
async function handOutSome(tx: Tx, serverKey: string, now: Date): Promise<boolean> {
  const cursor = await tx
    .insertInto('pushCursor')
    .values({ id: 1, place: 0, afterSubscription: '' })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ place: sql`push_cursor.place` }))
    .returning(['place', 'afterSubscription'])
    .executeTakeFirstOrThrow();
  // First how far the order has come: all up to there can be seen from now on.
  const last = await lastPlace(tx);
  const moment = await nextMoment(tx, cursor.place, new Date(now.getTime() - PUSH_LIFE_SECONDS * 1000).toISOString());
  if (!moment) {
    await moveCursor(tx, last, '');
    return false;
  }
  const added = await addDeliveries(tx, moment, { serverKey, after: cursor.afterSubscription, now: now.toISOString() });
  const [reached] = added.toSorted().slice(-1);
  if (added.length === AT_ONCE && reached !== undefined) await moveCursor(tx, cursor.place, reached);
  else await moveCursor(tx, moment.place, '');
  return true;
}

const moveCursor = (tx: Tx, place: number, afterSubscription: string) =>
  tx.updateTable('pushCursor').set({ place, afterSubscription }).where('id', '=', 1).execute();

/** What comes next in the order and is young enough; what members wrote themselves is told to nobody's device. */
async function nextMoment(tx: Tx, after: number, since: string): Promise<Moment | undefined> {
  const sent = await tx
    .selectFrom('notification')
    .select(['id as notificationId', 'place', 'audience', 'sentAt as at'])
    .where('place', '>', after)
    .where('sentAt', '>=', since)
    .orderBy('place')
    .limit(1)
    .executeTakeFirst();
  const answer = await tx
    .selectFrom('notificationReply as reply')
    .innerJoin('notificationThread as thread', 'thread.id', 'reply.threadId')
    .select(['thread.notificationId', 'thread.memberId', 'reply.place', 'reply.sentAt as at'])
    .where('reply.place', '>', after)
    .where('reply.side', '=', 'team')
    .where('reply.sentAt', '>=', since)
    .orderBy('reply.place')
    .limit(1)
    .executeTakeFirst();
  const isAnswerNext = answer && (sent?.place == null || answer.place < sent.place);
  if (isAnswerNext) return { ...answer, kind: 'answer', audience: 'members' };
  if (sent?.place == null || sent.at === null) return undefined;
  return { ...sent, place: sent.place, at: sent.at, kind: 'sent', memberId: null };
}

interface Part {
  readonly serverKey: string;
  /** Only subscriptions above this id. */
  readonly after: string;
  readonly now: string;
}

/** Adds the next part of the deliveries of one moment, and answers their subscriptions. A device that came later is not told. */
async function addDeliveries(tx: Tx, moment: Moment, { serverKey, after, now }: Part): Promise<readonly string[]> {
  const { place, notificationId, kind, at, audience, memberId } = moment;
  let devices = tx
    .selectFrom('pushSubscription as device')
    .innerJoin('member', 'member.id', 'device.memberId')
    .select('device.id')
    .where('device.id', '>', after)
    .where('device.createdAt', '<=', at)
    .where('device.serverKey', '=', serverKey)
    .where('member.createdAt', '<=', at);
  if (memberId !== null) devices = devices.where('device.memberId', '=', memberId);
  else if (audience === 'members')
    devices = devices.where('device.memberId', 'in', (row) =>
      row.selectFrom('notificationTarget').select('memberId').where('notificationId', '=', notificationId),
    );
  else if (audience !== 'all') devices = devices.where('member.role', '=', audience === audienceOfRole('admin') ? 'admin' : 'member');
  const found = await devices.orderBy('device.id').limit(AT_ONCE).execute();
  if (found.length === 0) return [];
  await tx
    .insertInto('pushDelivery')
    .values(found.map(({ id }) => ({ subscriptionId: id, place, notificationId, kind, happenedAt: at, dueAt: now, attempts: 0 })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return found.map(({ id }) => id);
}
