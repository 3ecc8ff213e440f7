import { useHelpInSight, useToast } from '@everstep/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '../api/errors.ts';
import { useQuiet } from '../care/useQuiet.ts';
import { PartBoundary } from '../errors/PartBoundary.tsx';
import { pauseAfter } from '../events/follow-hints.ts';
import { pause } from '../events/pause.ts';
import { useLayers } from '../layout/useLayers.ts';
import { type Arrived, useWindowEvent } from '../layout/useWindowEvent.ts';
import { log } from '../log/log.ts';
import { useCall } from '../session/SessionProvider.tsx';

/** Milliseconds that are left to what the page itself fetches. */
const REST_MS = 2000;

type Load = () => Promise<{ default: React.ComponentType }>;
const loadLayer: Load = () => import('./NotificationsLayer.tsx').then(({ NotificationsLayer }) => ({ default: NotificationsLayer }));

/** What the bell opens, over any page; its code arrives while nothing else is to do, and is asked for anew whenever it is opened without. */
export function NotificationsOverlay({ load = loadLayer }: { load?: Load }) {
  const { open, hide } = useLayers();
  const { showToast } = useToast();
  const [part, setPart] = useState<{ readonly Layer: React.ComponentType }>();
  const [failures, setFailures] = useState(0);
  const isOpen = open.includes('notifications');
  const fetchLayer = useEffectEvent(async () => setPart({ Layer: (await load()).default }));
  const fail = (error: unknown) => {
    log.error('The notifications failed.', error);
    showToast({
      id: 'notifications-failed',
      tone: 'danger',
      title: navigator.onLine ? 'Your notifications could not be opened' : 'No connection',
      description: 'Nothing is lost: they wait on the server. Open them again in a moment.',
    });
    hide('notifications');
    setFailures((count) => count + 1);
  };
  const onFail = useEffectEvent(fail);
  useArrivals();
  useEffect(() => whenAtRest(() => fetchLayer()), []);
  const isMissing = isOpen && part === undefined;
  useEffect(() => {
    if (isMissing) fetchLayer().catch((error: unknown) => onFail(error));
  }, [isMissing]);
  if (!isOpen || !part) return null;
  return (
    <PartBoundary key={failures} onFail={fail}>
      <part.Layer />
    </PartBoundary>
  );
}

/** Fetches code once the page is at rest, so that it is there without a connection as well; what is lost is fetched with the next one. */
function whenAtRest(load: () => Promise<void>): () => void {
  const over = new AbortController();
  const { signal } = over;
  const begin = () =>
    load().then(
      () => over.abort(),
      (error: unknown) => log.info('The notifications will be fetched later.', error),
    );
  const timer = setTimeout(() => {
    if (navigator.onLine) void begin();
    for (const back of ['online', 'server-reached']) window.addEventListener(back, begin, { signal });
  }, REST_MS);
  return () => {
    over.abort();
    clearTimeout(timer);
  };
}

/** What has come last, and when, in milliseconds since 1970. */
interface Lately {
  readonly arrived: readonly Arrived[];
  readonly at: number;
  /** False while it could not be told yet. */
  readonly isTold: boolean;
}
const ADDS_UP_MS = 8_000;

/** Says in a line that something has come, to whoever looks at the page and is not in the middle of a talk; the bell counts it in any case. */
function useArrivals(): void {
  const call = useCall();
  const { open, show } = useLayers();
  const { showToast } = useToast();
  const helpFirst = useHelpInSight() !== 'none';
  const hardMoment = useQuiet();
  const lately = useRef<Lately>({ arrived: [], at: 0, isTold: true });
  const telling = useRef<AbortController>(undefined);
  const newest = useRef<{ mayTell: () => boolean; onRead: (id: string | undefined) => void }>({
    mayTell: () => false,
    onRead: () => undefined,
  });
  newest.current = {
    mayTell: () =>
      document.visibilityState === 'visible' && !helpFirst && !hardMoment && !open.includes('notifications') && !open.includes('chat'),
    onRead: (id) => show('notifications', ...(id ? [`notification:${id}` as const] : [])),
  };
  /** Until it is told, also after tries that failed; not once somebody is in the middle of something else. */
  const tellOf = async (arrived: readonly Arrived[], signal: AbortSignal) => {
    for (let failures = 0; !signal.aborted && newest.current.mayTell(); failures += 1) {
      try {
        const { announceArrivals } = await import('./announce-arrivals.ts');
        const isOver = () => signal.aborted || !newest.current.mayTell();
        await announceArrivals({
          call,
          arrived,
          now: new Date(),
          showToast: (toast) => isOver() || showToast(toast),
          onRead: (id) => newest.current.onRead(id),
        });
        break;
      } catch (error) {
        if (error instanceof ApiError && error.kind === 'unauthorized') break;
        log.info('What has come is told a little later.', error);
        await pause(pauseAfter(failures, Math.random()), signal);
      }
    }
    if (!signal.aborted) lately.current = { ...lately.current, isTold: true };
  };
  useWindowEvent('notification-arrived', ({ arrived }) => {
    if (!newest.current.mayTell()) return;
    // A line that is still there is added to, and not replaced; what could not be told yet is told with it.
    const { arrived: before, at, isTold } = lately.current;
    const kept = Date.now() - at < ADDS_UP_MS || !isTold ? before : [];
    const all = new Map([...kept, ...arrived].map((one) => [one.id, one]));
    lately.current = { arrived: [...all.values()], at: Date.now(), isTold: false };
    telling.current?.abort();
    telling.current = new AbortController();
    void tellOf(lately.current.arrived, telling.current.signal);
  });
  useWindowEvent('notification-read', ({ ids }) => {
    lately.current = { ...lately.current, arrived: lately.current.arrived.filter(({ id }) => !ids.includes(id)) };
  });
  useEffect(() => () => telling.current?.abort(), []);
}
