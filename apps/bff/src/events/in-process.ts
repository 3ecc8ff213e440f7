import type { Events } from '../deps.ts';
import { createHub } from './hub.ts';

/** Events for the one server of an embedded database. */
export function inProcessEvents(): Events {
  const hub = createHub();
  return {
    publish: hub.deliver,
    announce: hub.announce,
    announceHere: hub.announce,
    subscribe: hub.listen,
    follow: hub.follow,
    listening: hub.listening,
    following: hub.following,
  };
}
