import { type Arrival, concerns, type MemberEvent, type NotificationMoment } from '@everstep/domain';
import type { Actor } from '../actor.ts';
import type { Db } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import type { ServerSentEvent } from '../http/route.ts';
import { listenerOf, type StreamListener } from './listeners.ts';
import { happenedSince, type PlacedMoment, type PlacedSent } from './moments.ts';
import { lastPlace, NO_PLACE_YET } from './store.ts';
import { createTurnstile, type Turnstile } from './turnstile.ts';

/** Streams that are told of the same broadcast before other work of the server has its turn. */
const TOLD_AT_ONCE = 10;
/**
 * Milliseconds between two pages that fetch anew what a broadcast changed, on average. Each fetches a handful of things: all at once they
 * would keep the server from everybody else for seconds.
 */
const FETCH_GAP_MS = 60;
/** All have fetched anew by then, however many they are. */
const LONGEST_SPREAD_MS = 90_000;
/** One for all streams of a server, by database. */
const turnstiles = new WeakMap<Db, Turnstile>();

function turnstileOf(db: Db): Turnstile {
  const known = turnstiles.get(db) ?? createTurnstile(TOLD_AT_ONCE);
  turnstiles.set(db, known);
  return known;
}

/**
 * One stream's way along the order of notifications: it is told each place once, in their order, and only those that concern its member.
 */
export interface Follower {
  /** What happened since the client was last here, and up to where it has heard now. */
  begin(): AsyncGenerator<ServerSentEvent>;
  /** What happened since then, at least up to this place. */
  through(place: number): AsyncGenerator<ServerSentEvent>;
}

/** @param lastEventId the place that the client heard last, if it was here before */
export function follower({ db, events }: Pick<Deps, 'db' | 'events'>, actor: Actor, lastEventId: string | undefined): Follower {
  /** Up to where the order was read. */
  let position = 0;
  let listener: StreamListener | undefined;
  /** A thread of another member, which the team is told of: it may be about what stands in the listener's own list, where nothing came. */
  const isOfOthers = (moment: NotificationMoment): boolean => moment.kind !== 'sent' && moment.memberId !== actor.id;
  async function* tell(place: number, isLive: boolean): AsyncGenerator<ServerSentEvent> {
    while (position < place) {
      const { last, moments } = await happenedSince(db, position, place);
      if (last <= position) break;
      position = last;
      if (moments === undefined) {
        yield hint(last, null);
        continue;
      }
      if (moments.length === 0) continue;
      const now = await listenerFor(moments, isLive);
      const own = moments.filter((moment) => concerns(moment, now));
      if (isLive && own.some(isForMany)) await turnstileOf(db).pass();
      for (const moment of own)
        yield hint(
          moment.place,
          isOfOthers(moment) ? null : moment.notificationId,
          // What was missed may have been read elsewhere by now, and its sender has read it from the start: only the list knows.
          isLive && isForMany(moment) && moment.senderId !== actor.id ? arrivalOf(moment, now) : undefined,
        );
    }
  }
  async function listenerFor(moments: readonly PlacedMoment[], isLive: boolean): Promise<StreamListener> {
    const known = listener;
    // A stream may have begun before its member changed roles, or what they want to hear of.
    if (known && !moments.some((moment) => asksForRole(moment, known) || (isLive && isForMany(moment)))) return known;
    listener = await listenerOf(db, actor.id);
    return listener;
  }
  const arrivalOf = ({ subject, sender, type, priority }: PlacedSent, { wants }: StreamListener): Arrival => ({
    subject,
    sender,
    type,
    priority,
    wants,
    fetchWithinMs: Math.min(events.following() * FETCH_GAP_MS, LONGEST_SPREAD_MS),
  });
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
  };
}

/** Whether it depends on a role that a moment concerns somebody, as far as that is known. */
const asksForRole = (moment: NotificationMoment, { id, role }: StreamListener): boolean =>
  moment.kind === 'sent' ? moment.audience.startsWith('role:') : role === 'admin' && moment.memberId !== id;

const isForMany = (moment: PlacedMoment): moment is PlacedSent =>
  moment.kind === 'sent' && (moment.audience !== 'members' || moment.members.size > 1);

/** Past all places where it cannot be read: somebody was here before, and nobody knows up to where. */
function placeIn(lastEventId: string | undefined): number | undefined {
  if (lastEventId === undefined) return undefined;
  return /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : NO_PLACE_YET;
}

function hint(place: number, notificationId: string | null, arrival?: Arrival): ServerSentEvent {
  const data: MemberEvent = { resource: 'notification', id: notificationId, ...(arrival && { arrival }) };
  return { event: 'hint', id: String(place), data };
}
