import type { Arrival, ReplyMoment, SentMoment } from '@everstep/domain';
import type { Db } from '../db/client.ts';
import { lastPlace, type Query } from './store.ts';

/** Most places that are told one by one to somebody who comes back; whoever missed more fetches anew. */
const MOST_AT_ONCE = 500;

/** Where a moment stands in the order, and the notification that it is about. */
interface Placed {
  readonly place: number;
  readonly notificationId: string;
}
/** With what it says in a line, and who sent it: null once that account is gone. */
export type PlacedSent = SentMoment &
  Placed &
  Pick<Arrival, 'subject' | 'sender' | 'type' | 'priority'> & { readonly senderId: string | null };
export type PlacedMoment = PlacedSent | (ReplyMoment & Placed);

/** What happened above a place, up to the last one. */
export interface Happened {
  readonly last: number;
  /** In their order; undefined when they are too many. */
  readonly moments: readonly PlacedMoment[] | undefined;
}

const running = new WeakMap<Db, Map<string, Promise<Happened>>>();

/**
 * What happened since a place. Streams that were told the same share one reading, so that a broadcast costs no more for many of them.
 * @param told how far the order is known to have come; what is read reaches at least there
 */
export function happenedSince(db: Db, place: number, told: number): Promise<Happened> {
  const shared = running.get(db) ?? new Map<string, Promise<Happened>>();
  running.set(db, shared);
  const key = `${place} ${told}`;
  const known = shared.get(key);
  if (known) return known;
  const reading = readSince(db.query, place).finally(() => shared.delete(key));
  shared.set(key, reading);
  return reading;
}

async function readSince(query: Query, after: number): Promise<Happened> {
  // First how far the order has come: all up to there can be seen from now on, whatever is added between these reads.
  const last = await lastPlace(query);
  if (last <= after) return { last, moments: [] };
  if (last - after > MOST_AT_ONCE) return { last, moments: undefined };
  const moments = [...(await sentBetween(query, after, last)), ...(await repliesBetween(query, after, last))];
  return { last, moments: moments.toSorted((one, other) => one.place - other.place) };
}

async function sentBetween(query: Query, after: number, last: number): Promise<PlacedSent[]> {
  const rows = await query
    .selectFrom('notification')
    .select(['id', 'place', 'audience', 'sentAt', 'subject', 'type', 'priority', 'senderName', 'senderId'])
    .where('place', '>', after)
    .where('place', '<=', last)
    .execute();
  const chosen = rows.filter(({ audience }) => audience === 'members').map(({ id }) => id);
  const targets =
    chosen.length === 0
      ? []
      : await query.selectFrom('notificationTarget').select(['notificationId', 'memberId']).where('notificationId', 'in', chosen).execute();
  const members = Map.groupBy(targets, ({ notificationId }) => notificationId);
  return rows.map(({ id, place, audience, sentAt, senderName, ...line }) => ({
    ...line,
    sender: senderName,
    kind: 'sent',
    place: place ?? last,
    notificationId: id,
    audience,
    sentAt: sentAt ?? '',
    members: new Set(members.get(id)?.map(({ memberId }) => memberId)),
  }));
}

async function repliesBetween(query: Query, after: number, last: number): Promise<PlacedMoment[]> {
  const rows = await query
    .selectFrom('notificationReply as reply')
    .innerJoin('notificationThread as thread', 'thread.id', 'reply.threadId')
    .select(['reply.place', 'thread.notificationId', 'thread.memberId'])
    .where('reply.place', '>', after)
    .where('reply.place', '<=', last)
    .execute();
  return rows.map((row) => ({ kind: 'reply', ...row }));
}
