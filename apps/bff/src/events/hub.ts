import type { MemberEvent } from '@everstep/domain';

/** Hints that one slow listener may fall behind by; beyond it the oldest go, since a client fetches anew anyway. */
const MAX_WAITING = 100;

/** Delivers events to the listeners within this process. */
export interface Hub {
  deliver(memberId: string, event: MemberEvent): void;
  /** Listens from the moment of the call until the signal aborts. */
  listen(memberId: string, signal: AbortSignal): AsyncIterable<MemberEvent>;
}

export function createHub(): Hub {
  const listeners = new Map<string, Set<(event: MemberEvent) => void>>();
  return {
    deliver(memberId, event) {
      for (const hear of listeners.get(memberId) ?? []) hear(event);
    },
    listen(memberId, signal) {
      const queue: MemberEvent[] = [];
      let wake: () => void = () => undefined;
      const hear = (event: MemberEvent) => {
        if (queue.some((waiting) => waiting.resource === event.resource && waiting.id === event.id)) return;
        if (queue.length >= MAX_WAITING) queue.shift();
        queue.push(event);
        wake();
      };
      const own = listeners.get(memberId) ?? new Set();
      listeners.set(memberId, own.add(hear));
      const leave = () => {
        own.delete(hear);
        if (own.size === 0 && listeners.get(memberId) === own) listeners.delete(memberId);
        wake();
      };
      if (signal.aborted) leave();
      else signal.addEventListener('abort', leave, { once: true });
      return drain(queue, signal, (resume) => {
        wake = resume;
      });
    },
  };
}

async function* drain(queue: MemberEvent[], signal: AbortSignal, onWake: (resume: () => void) => void): AsyncIterable<MemberEvent> {
  while (!signal.aborted) {
    const event = queue.shift();
    if (event) yield event;
    else
      await new Promise<void>((resolve) => {
        onWake(resolve);
      });
  }
}
