import type { api } from '@everstep/domain';
import type { Call, EventStream } from '../http/route.ts';

/** Live hints for every open page of the member. */
export async function events({ deps, actor, caller }: Call<typeof api.system.events>): Promise<EventStream> {
  return { events: hints(deps.events.subscribe(actor.id, caller.signal), actor.sessionId) };
}

/** Ends with the session that listens: what comes after its end is not for it. */
async function* hints(heard: ReturnType<Call<typeof api.system.events>['deps']['events']['subscribe']>, sessionId: string) {
  for await (const event of heard) {
    yield { event: 'hint', data: event };
    if (event.resource === 'session' && event.id === sessionId) return;
  }
}
