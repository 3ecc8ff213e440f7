import type { api } from '@everstep/domain';
import type { Heard } from '../deps.ts';
import type { Call, EventStream } from '../http/route.ts';
import { type Follower, follower } from '../notifications/follow.ts';

/** Live hints for every open page of the member. Those about notifications carry an id, from which a client that comes back goes on. */
export async function events({ deps, actor, caller }: Call<typeof api.system.events>): Promise<EventStream> {
  // Listened to before the past is read, so that nothing falls between the two.
  const heard = deps.events.follow(actor.id, caller.signal);
  return { events: hints(heard, follower(deps, actor, caller.lastEventId), actor.sessionId) };
}

/** Ends with the session that listens: what comes after its end is not for it. */
async function* hints(heard: AsyncIterable<Heard>, notifications: Follower, sessionId: string) {
  yield* notifications.begin();
  for await (const event of heard) {
    if (event.resource === 'order') {
      yield* notifications.through(event.place);
      continue;
    }
    yield { event: 'hint', data: event };
    if (event.resource === 'session' && event.id === sessionId) return;
  }
}
