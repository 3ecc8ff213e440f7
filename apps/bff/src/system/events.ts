import { type api, DomainError } from '@everstep/domain';
import type { Heard } from '../deps.ts';
import type { Call, EventStream } from '../http/route.ts';
import { type Follower, follower } from '../notifications/follow.ts';

/** Browsers of a member that listen to one server at once; the tabs of a browser share a stream. */
const MOST_STREAMS = 16;
const LATER_SECONDS = 60;

/**
 * Live hints for every open page of the member. Those about notifications carry an id, from which a client that comes back goes on.
 * @throws DomainError `rate_limited` while the member listens in too many places
 */
export async function events({ deps, actor, caller }: Call<typeof api.system.events>): Promise<EventStream> {
  // Not the oldest one ended in its favour: its page would come back at once, and so on in a round.
  if (deps.events.listening(actor.id) >= MOST_STREAMS) throw new DomainError('rate_limited', { retryAfter: LATER_SECONDS });
  // Listened to before the past is read, so that nothing falls between the two.
  const heard = deps.events.follow(actor.id, caller.signal);
  return { events: hints(heard, follower(deps, actor, caller.lastEventId), actor.sessionId) };
}

/** What is heard, as it comes. Ends with the session that listens: what comes after its end is not for it. */
async function* hints(heard: AsyncIterable<Heard>, notifications: Follower, sessionId: string) {
  yield* notifications.begin();
  for await (const event of heard) {
    if (event.resource === 'order') yield* notifications.through(event.place);
    else {
      yield { event: 'hint', data: event };
      if (event.resource === 'session' && event.id === sessionId) return;
    }
  }
}
