import type { MemberEvent } from '@everstep/domain';
import type { Heard } from '../deps.ts';

/** Hints that one slow listener may fall behind by; beyond it the oldest go, since a client fetches anew anyway. */
const MAX_WAITING = 100;

/** Delivers events to the listeners within this process. */
export interface Hub {
  deliver(memberId: string, event: MemberEvent): void;
  /** Tells everybody who follows the order of notifications how far it has come. */
  announce(place: number): void;
  /** Listens to a member's hints from the moment of the call until the signal aborts. */
  listen(memberId: string, signal: AbortSignal): AsyncIterable<MemberEvent>;
  /** The same, with what is announced to everybody. */
  follow(memberId: string, signal: AbortSignal): AsyncIterable<Heard>;
  /** How many listen to a member's hints. */
  listening(memberId: string): number;
  /** How many follow what is announced to everybody. */
  following(): number;
  /** Ends what everybody listens to by now: something may have been missed. */
  endStreams(): void;
}

export function createHub(): Hub {
  const listeners = new Map<string, Set<(event: MemberEvent) => void>>();
  const followers = new Set<(place: number) => void>();
  const streams = new Set<AbortController>();
  /** Aborts when the listener is gone, and when all streams are ended. */
  const endOf = (gone: AbortSignal): AbortSignal => {
    const end = new AbortController();
    const leave = () => {
      streams.delete(end);
      end.abort();
    };
    if (gone.aborted) leave();
    else {
      streams.add(end);
      gone.addEventListener('abort', leave, { once: true, signal: end.signal });
    }
    return end.signal;
  };
  return {
    deliver(memberId, event) {
      for (const hear of listeners.get(memberId) ?? []) hear(event);
    },
    announce(place) {
      for (const hear of followers) hear(place);
    },
    listen(memberId, gone) {
      const signal = endOf(gone);
      const queue = createQueue<MemberEvent>(signal);
      join(listeners, memberId, queue.add, signal);
      return queue.events;
    },
    follow(memberId, gone) {
      const signal = endOf(gone);
      const queue = createQueue<Heard>(signal);
      join(listeners, memberId, queue.add, signal);
      const hear = (place: number) => queue.add({ resource: 'order', id: null, place });
      if (!signal.aborted) {
        followers.add(hear);
        signal.addEventListener('abort', () => followers.delete(hear), { once: true });
      }
      return queue.events;
    },
    listening: (memberId) => listeners.get(memberId)?.size ?? 0,
    following: () => followers.size,
    endStreams() {
      const ended = [...streams];
      streams.clear();
      for (const end of ended) end.abort();
    },
  };
}

/** Puts a listener on a member's list until the signal aborts. */
function join(
  listeners: Map<string, Set<(event: MemberEvent) => void>>,
  memberId: string,
  hear: (event: MemberEvent) => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const own = listeners.get(memberId) ?? new Set();
  listeners.set(memberId, own.add(hear));
  const leave = () => {
    own.delete(hear);
    if (own.size === 0 && listeners.get(memberId) === own) listeners.delete(memberId);
  };
  signal.addEventListener('abort', leave, { once: true });
}

/** What waits for one listener. Of the same hints one waits, and of announcements the furthest. */
function createQueue<E extends Heard>(signal: AbortSignal): { add(event: E): void; readonly events: AsyncIterable<E> } {
  const queue: E[] = [];
  let wake: () => void = () => undefined;
  if (!signal.aborted) signal.addEventListener('abort', () => wake(), { once: true });
  return {
    add(event) {
      const waiting = queue.findIndex(({ resource, id }) => resource === event.resource && id === event.id);
      if (waiting !== -1) queue[waiting] = event;
      else {
        // An announcement is one at most, and stays: what it tells of is told by nothing else.
        if (queue.length >= MAX_WAITING) queue.splice(queue[0]?.resource === 'order' ? 1 : 0, 1);
        queue.push(event);
      }
      wake();
    },
    events: drain(queue, signal, (resume) => {
      wake = resume;
    }),
  };
}

async function* drain<E>(queue: E[], signal: AbortSignal, onWake: (resume: () => void) => void): AsyncIterable<E> {
  while (!signal.aborted) {
    const event = queue.shift();
    if (event) yield event;
    else
      await new Promise<void>((resolve) => {
        onWake(resolve);
      });
  }
}
