import { type Award, api, type Endpoint, readTokenMember } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useDropStale } from '../api/useQuery.ts';
import { log } from '../log/log.ts';
import { useMemberId, useSession } from '../session/SessionProvider.tsx';
import { createOutbox, type Delivery, endpointName, type Outbox } from './outbox.ts';
import { deviceStore, type OutboxEntry } from './outbox-store.ts';

/** What can be done without a connection. */
const QUEUED: readonly Endpoint[] = [
  api.challenges.checkIn,
  api.gamification.checkIn,
  api.mood.log,
  api.goals.create,
  api.habits.create,
  api.chat.answerProposal,
  api.care.tellMoment,
];
/** What no page shows as refused: it is said once. */
const SAID_ONCE: readonly string[] = [api.gamification.checkIn, api.mood.log, api.goals.create, api.habits.create].map(endpointName);
/** What is dropped in silence when the server refuses it: the note of an act that stands all the same, and of a moment long gone. */
const UNSAID: readonly string[] = [api.chat.answerProposal, api.care.tellMoment].map(endpointName);
/** Milliseconds until the server is asked again, from the first time on. */
const RETRY_AFTER_MS = [10_000, 30_000, 120_000] as const;

const OutboxContext = createContext<Outbox | null>(null);

/** Does work while no other tab does; one after the other in this one. */
function oneAtATime(): (work: () => Promise<void>) => Promise<void> {
  // Pages without a secure connection have no locks.
  const { locks } = navigator as Partial<Navigator>;
  let before: Promise<void> = Promise.resolve();
  return (work) => {
    before = before
      .then(() => (locks ? locks.request('everstep:outbox', work) : work()))
      .catch((error: unknown) => log.warn('The outbox could not be read.', error));
    return before;
  };
}

/** Awards that an answer tells of. */
function awardsOf(answer: unknown): readonly Award[] {
  if (typeof answer !== 'object' || answer === null) return [];
  // Only answers of the endpoints above arrive here, and these carry one of both.
  const { award, awards } = answer as { readonly award?: Award; readonly awards?: readonly Award[] };
  return awards ?? (award ? [award] : []);
}

interface OutboxProviderProps {
  /** Shows what a write that has arrived has earned. */
  readonly celebrate: (award: Award) => void;
  readonly children: ReactNode;
}

/** Keeps writes while there is no connection, and sends them when there is one. */
export function OutboxProvider({ celebrate, children }: OutboxProviderProps) {
  const { call, session } = useSession();
  const dropStale = useDropStale();
  const { showToast } = useToast();
  const arrived = useRef<(delivery: Delivery) => void>(() => undefined);
  arrived.current = ({ endpoint, answer }) => {
    dropStale(endpoint.tags);
    awardsOf(answer).forEach(celebrate);
  };
  const outbox = useMemo(
    () =>
      createOutbox({
        store: deviceStore(),
        call,
        memberId: () => readTokenMember(session.token() ?? ''),
        endpoints: QUEUED,
        now: Date.now,
        newId: () => crypto.randomUUID(),
        alone: oneAtATime(),
        onArrived: (delivery) => arrived.current(delivery),
      }),
    [call, session],
  );
  useSending(outbox);
  useEffect(() => {
    const said = new Set<string>();
    const say = () => {
      const member = readTokenMember(session.token() ?? '');
      for (const { id, memberId, refused, endpoint } of outbox.entries()) {
        if (memberId !== member || refused === null || said.has(id)) continue;
        said.add(id);
        if (UNSAID.includes(endpoint)) {
          outbox.forget(id);
          continue;
        }
        showToast({ id, tone: 'danger', title: 'Something that waited could not be stored', description: refused });
        if (SAID_ONCE.includes(endpoint)) outbox.forget(id);
      }
    };
    return outbox.subscribe(say);
  }, [outbox, session, showToast]);
  return <OutboxContext value={outbox}>{children}</OutboxContext>;
}

/** Sends what waits: at the start, when the connection or the member comes back, and from time to time while something is left. */
function useSending(outbox: Outbox): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let tries = 0;
    const stopTimer = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    const again = () => {
      stopTimer();
      void outbox.drain();
    };
    const wait = () => {
      if (outbox.entries().every(({ refused }) => refused !== null)) {
        stopTimer();
        tries = 0;
      } else if (timer === undefined) {
        timer = setTimeout(again, RETRY_AFTER_MS[Math.min(tries, RETRY_AFTER_MS.length - 1)]);
        tries += 1;
      }
    };
    const look = () => {
      if (document.visibilityState === 'visible') again();
    };
    const stop = outbox.subscribe(wait);
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', look);
    again();
    return () => {
      stop();
      stopTimer();
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', look);
    };
  }, [outbox]);
}

/** The outbox, and what of it is the signed-in member's. */
export function useOutbox(): Pick<Outbox, 'add' | 'forget' | 'receive'> & { readonly entries: readonly OutboxEntry[] } {
  const outbox = use(OutboxContext);
  if (!outbox) throw new Error('useOutbox must be used within an OutboxProvider');
  const memberId = useMemberId();
  const all = useSyncExternalStore(outbox.subscribe, outbox.entries);
  const entries = useMemo(() => all.filter((entry) => entry.memberId === memberId), [all, memberId]);
  return useMemo(() => ({ add: outbox.add, forget: outbox.forget, receive: outbox.receive, entries }), [outbox, entries]);
}
