import type { Answer, Endpoint, Input } from '@everstep/domain';
import type { Call } from '../api/call.ts';
import { ApiError, sentenceOf } from '../api/errors.ts';
import { log } from '../log/log.ts';
import type { OutboxEntry, OutboxStore } from './outbox-store.ts';

/** What became of a write when it was first sent. */
export type Written<E extends Endpoint> =
  | { readonly kind: 'sent'; readonly answer: Answer<E> }
  /** There is no connection: it is sent when there is one. */
  | { readonly kind: 'kept' }
  | { readonly kind: 'refused'; readonly error: unknown };

/** A write that has arrived, and what the server says of it. */
export interface Delivery {
  readonly entry: OutboxEntry;
  readonly endpoint: Endpoint;
  readonly answer: unknown;
}

export interface OutboxPorts {
  readonly store: OutboxStore;
  readonly call: Call;
  /** The member whose token is sent; undefined while signed out. */
  readonly memberId: () => string | undefined;
  /** What may wait. An entry of any other endpoint stays where it is: an earlier or later version made it. */
  readonly endpoints: readonly Endpoint[];
  readonly now: () => number;
  readonly newId: () => string;
  /** Does work while no other page of this device does. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  /** Hears of each write that has arrived, once its entry is gone. */
  readonly onArrived: (delivery: Delivery) => void;
}

export type Outbox = ReturnType<typeof createOutbox>;

/** Answers in vain after which an entry lets those behind it pass. */
const PATIENCE = 5;

export const endpointName = ({ method, path }: Endpoint): string => `${method} ${path}`;

const isLost = (error: unknown) => error instanceof ApiError && (error.kind === 'network' || error.kind === 'offline');
/** Another time the same write may well be taken. */
const isPassing = (error: unknown) => error instanceof ApiError && ['timeout', 'server', 'rate-limited'].includes(error.kind);
const hasNoSession = (error: unknown) => error instanceof ApiError && error.kind === 'unauthorized';

/**
 * Writes that can wait for a connection: each is kept on the device first and sent then, in the order in which it was made. One that
 * the server refuses holds up none of the others.
 */
export function createOutbox(ports: OutboxPorts) {
  let entries: readonly OutboxEntry[] = [];
  let lastMade = 0;
  /** Changes of the store in their order: what is read before they are done would be old. */
  let writes: Promise<unknown> = Promise.resolve();
  /** Entries that are on this page alone. */
  const unstored = new Map<string, OutboxEntry>();
  const listeners = new Set<() => void>();
  const receivers = new Set<(delivery: Delivery) => unknown>();
  const makers = new Map<string, (written: Written<Endpoint>) => void>();

  const set = (next: readonly OutboxEntry[]) => {
    entries = next.toSorted((a, b) => a.createdAt - b.createdAt);
    for (const listener of listeners) listener();
  };
  const change = (work: () => Promise<void>) => {
    // A full disk must not keep a write from being sent.
    writes = writes.then(work).catch((error: unknown) => log.warn('The outbox could not be stored.', error));
  };
  const keep = (entry: OutboxEntry) => {
    set([...entries.filter(({ id }) => id !== entry.id), entry]);
    unstored.set(entry.id, entry);
    change(async () => {
      await ports.store.put(entry);
      if (unstored.get(entry.id) === entry) unstored.delete(entry.id);
    });
  };
  const forget = (id: string) => {
    set(entries.filter((entry) => entry.id !== id));
    unstored.delete(id);
    change(() => ports.store.remove(id));
  };
  /** Takes over what other pages have put there or sent. */
  const reload = async () => {
    for (;;) {
      const seen = writes;
      await seen;
      const stored = await ports.store.all();
      if (seen === writes) return set([...stored.filter(({ id }) => !unstored.has(id)), ...unstored.values()]);
    }
  };
  const tell = (id: string, written: Written<Endpoint>) => {
    const maker = makers.get(id);
    makers.delete(id);
    maker?.(written);
    return maker !== undefined;
  };

  /** Sends one entry. Answers whether the next one may follow. */
  const send = async (entry: OutboxEntry, endpoint: Endpoint): Promise<'next' | 'stop'> => {
    try {
      // What is in the store was this endpoint's input when it was put there.
      const answer = await ports.call(endpoint, entry.input as Input<Endpoint>, { idempotencyKey: entry.id });
      const delivery = { entry, endpoint, answer };
      for (const receive of receivers) await receive(delivery);
      forget(entry.id);
      tell(entry.id, { kind: 'sent', answer });
      ports.onArrived(delivery);
      return 'next';
    } catch (error) {
      if (isLost(error) || hasNoSession(error)) return 'stop';
      if (isPassing(error)) {
        keep({ ...entry, attempts: entry.attempts + 1 });
        return entry.attempts + 1 < PATIENCE ? 'stop' : 'next';
      }
      if (tell(entry.id, { kind: 'refused', error })) forget(entry.id);
      else keep({ ...entry, refused: sentenceOf(error) });
      return 'next';
    }
  };

  const drain = () =>
    ports.alone(async () => {
      await reload();
      const tried = new Set<string>();
      for (;;) {
        const member = ports.memberId();
        const next = entries.find(({ id, memberId, refused }) => memberId === member && refused === null && !tried.has(id));
        const endpoint = next && ports.endpoints.find((one) => endpointName(one) === next.endpoint);
        if (!next) break;
        tried.add(next.id);
        if (endpoint && (await send(next, endpoint)) === 'stop') break;
      }
      for (const id of [...makers.keys()]) tell(id, { kind: 'kept' });
    });

  return {
    /** Everything that waits or was refused, oldest first; the same list until it changes. */
    entries: () => entries,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Hears each answer before its entry goes, so that nothing is shown as open in between. */
    receive: (receiver: (delivery: Delivery) => unknown) => {
      receivers.add(receiver);
      return () => void receivers.delete(receiver);
    },
    /** Keeps a write and sends it as soon as possible. */
    add<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Written<E>> {
      const memberId = ports.memberId();
      // Nobody's write can be kept for nobody, and must not look as if it were.
      if (memberId === undefined)
        return Promise.resolve({ kind: 'refused', error: new ApiError('unauthorized', 'Your session has ended. Sign in to go on.') });
      lastMade = Math.max(lastMade + 1, ports.now());
      const id = ports.newId();
      keep({ id, memberId, endpoint: endpointName(endpoint), input, createdAt: lastMade, attempts: 0, refused: null });
      const written = new Promise<Written<E>>((resolve) => {
        // The maker of an entry is told of the answer to its own endpoint.
        makers.set(id, resolve as (written: Written<Endpoint>) => void);
      });
      void drain();
      return written;
    },
    forget,
    drain,
  };
}
