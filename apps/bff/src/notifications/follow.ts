import { concerns, type Listener, type MemberEvent, type NotificationMoment } from '@everstep/domain';
import type { Actor } from '../actor.ts';
import type { Db } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import type { ServerSentEvent } from '../http/route.ts';
import { happenedSince, type PlacedMoment } from './moments.ts';
import { lastPlace, readerOf } from './store.ts';
import { createTurnstile, type Turnstile } from './turnstile.ts';

/**
 * Milliseconds, at least, between two streams that are told of the same broadcast. Each of their pages then fetches a handful of things: all at
 * once they would keep the server from everybody else for seconds.
 */
const BROADCAST_GAP_MS = 60;
/** One for all streams of a server, by database. */
const turnstiles = new WeakMap<Db, Turnstile>();

function turnstileOf(db: Db): Turnstile {
  // A small read is answered behind those that came before it: the next one's turn comes when the database is through with them.
  const known = turnstiles.get(db) ?? createTurnstile(BROADCAST_GAP_MS, () => lastPlace(db.query));
  turnstiles.set(db, known);
  return known;
}

/**
 * One stream's way along the order of notifications: it is told each place once, in their order, and only those that concern its member.
 */
export interface Follower {
  /** What happened since the client was last here, and up to where it has heard now. */
  begin(): AsyncGenerator<ServerSentEvent>;
  /** What happened since then, at least up to this place. A broadcast may wait for its turn. */
  through(place: number): AsyncGenerator<ServerSentEvent>;
  /** Resolves when this stream may tell what waits; undefined while nothing does. */
  turn(): Promise<'turn'> | undefined;
  /** What waited, in its order. */
  tellWaiting(): Generator<ServerSentEvent>;
}

/** @param lastEventId the place that the client heard last, if it was here before */
export function follower({ db }: Pick<Deps, 'db'>, actor: Actor, lastEventId: string | undefined): Follower {
  /** Up to where the order was read. */
  let position = 0;
  let listener: Listener | undefined;
  let waiting: readonly PlacedMoment[] = [];
  let turn: Promise<'turn'> | undefined;
  function* tellWaiting(): Generator<ServerSentEvent> {
    const told = waiting;
    waiting = [];
    turn = undefined;
    for (const moment of told) yield hint(moment.place, isOfOthers(moment) ? null : moment.notificationId);
  }
  /** A thread of another member, which the team is told of: it may be about what stands in the listener's own list, where nothing came. */
  const isOfOthers = (moment: NotificationMoment): boolean => moment.kind !== 'sent' && moment.memberId !== actor.id;
  async function* tell(place: number, isLive: boolean): AsyncGenerator<ServerSentEvent> {
    while (position < place) {
      const { last, moments } = await happenedSince(db, position, place);
      if (last <= position) break;
      position = last;
      if (moments === undefined) {
        waiting = [];
        yield hint(last, null);
        continue;
      }
      waiting = [...waiting, ...(await concerning(moments))];
      // What is for one alone waits for nothing, and takes along what came before it. Who comes back does so at a time of their own.
      if (!isLive || !waiting.every(isForMany)) yield* tellWaiting();
    }
    if (waiting.length > 0)
      turn ??= turnstileOf(db)
        .pass()
        .then(() => 'turn' as const);
  }
  async function concerning(moments: readonly PlacedMoment[]): Promise<readonly PlacedMoment[]> {
    if (moments.length === 0) return [];
    const known = listener ?? (await readListener());
    // A stream may have begun before its member changed roles. What is for everybody asks nothing of the database.
    const now = listener && moments.some((moment) => asksForRole(moment, known)) ? await readListener() : known;
    listener = now;
    return moments.filter((moment) => concerns(moment, now));
  }
  async function readListener(): Promise<Listener> {
    const { role, joinedAt } = await readerOf(db.query, actor.id);
    return { id: actor.id, role, joinedAt };
  }
  return {
    async *begin() {
      const last = await lastPlace(db.query);
      const heard = placeIn(lastEventId);
      // A place that was never given is of another database, such as one that was brought back from a copy.
      if (heard !== undefined && heard > last) yield hint(last, null);
      position = heard === undefined || heard > last ? last : heard;
      yield* tell(last, false);
      yield { event: 'ready', id: String(position), data: {} };
    },
    through: (place) => tell(place, true),
    turn: () => turn,
    tellWaiting,
  };
}

/** Whether it depends on a role that a moment concerns somebody, as far as that is known. */
const asksForRole = (moment: NotificationMoment, { id, role }: Listener): boolean =>
  moment.kind === 'sent' ? moment.audience.startsWith('role:') : role === 'admin' && moment.memberId !== id;

const isForMany = (moment: NotificationMoment): boolean =>
  moment.kind === 'sent' && (moment.audience !== 'members' || moment.members.size > 1);

const placeIn = (lastEventId: string | undefined): number | undefined =>
  lastEventId !== undefined && /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : undefined;

function hint(place: number, notificationId: string | null): ServerSentEvent {
  const data: MemberEvent = { resource: 'notification', id: notificationId };
  return { event: 'hint', id: String(place), data };
}
