import { concerns, type Listener, type MemberEvent } from '@everstep/domain';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import type { ServerSentEvent } from '../http/route.ts';
import { happenedSince, type PlacedMoment } from './moments.ts';
import { lastPlace, readerOf } from './store.ts';

/** One stream's way along the order of notifications: it is told each place once, and only those that concern its member. */
export interface Follower {
  /** What happened since the client was last here, and up to where it has heard now. */
  begin(): AsyncGenerator<ServerSentEvent>;
  /** What happened since then, at least up to this place. */
  through(place: number): AsyncGenerator<ServerSentEvent>;
}

/** @param lastEventId the place that the client heard last, if it was here before */
export function follower({ db }: Pick<Deps, 'db'>, actor: Actor, lastEventId: string | undefined): Follower {
  let position = 0;
  async function* tell(place: number): AsyncGenerator<ServerSentEvent> {
    while (position < place) {
      const { last, moments } = await happenedSince(db, position, place);
      if (last <= position) return;
      if (moments === undefined) yield hint(last, null);
      else for (const moment of await concerning(moments)) yield hint(moment.place, moment.notificationId);
      position = last;
    }
  }
  async function concerning(moments: readonly PlacedMoment[]): Promise<readonly PlacedMoment[]> {
    if (moments.length === 0) return [];
    // Read anew: a stream may have begun before its member changed roles.
    const { role, joinedAt } = await readerOf(db.query, actor.id);
    const listener: Listener = { id: actor.id, role, joinedAt };
    return moments.filter((moment) => concerns(moment, listener));
  }
  return {
    async *begin() {
      const last = await lastPlace(db.query);
      const heard = placeIn(lastEventId);
      // A place that was never given is of another database, such as one that was brought back from a copy.
      if (heard !== undefined && heard > last) yield hint(last, null);
      position = heard === undefined || heard > last ? last : heard;
      yield* tell(last);
      yield { event: 'ready', id: String(position), data: {} };
    },
    through: tell,
  };
}

const placeIn = (lastEventId: string | undefined): number | undefined =>
  lastEventId !== undefined && /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : undefined;

function hint(place: number, notificationId: string | null): ServerSentEvent {
  const data: MemberEvent = { resource: 'notification', id: notificationId };
  return { event: 'hint', id: String(place), data };
}
