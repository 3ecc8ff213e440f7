import { useHelpInSight, useToast } from '@everstep/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useQuiet } from '../care/useQuiet.ts';
import { PartBoundary } from '../errors/PartBoundary.tsx';
import { useLayers } from '../layout/useLayers.ts';
import { useWindowEvent } from '../layout/useWindowEvent.ts';
import { log } from '../log/log.ts';
import { useCall } from '../session/SessionProvider.tsx';
import type { ArrivalTeller, TellerPorts } from './arrival-teller.ts';

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

/** Says in a line that something has come, to whoever looks at the page and is not in the middle of a talk; the bell counts it in any case. */
function useArrivals(): void {
  const call = useCall();
  const { open, show } = useLayers();
  const { showToast } = useToast();
  const helpFirst = useHelpInSight() !== 'none';
  const hardMoment = useQuiet();
  const mayTell = () =>
    document.visibilityState === 'visible' && !helpFirst && !hardMoment && !open.includes('notifications') && !open.includes('chat');
  const onRead = (id: string | undefined) => show('notifications', ...(id ? [`notification:${id}` as const] : []));
  const newest = useRef<TellerPorts>(undefined);
  newest.current = { call, showToast, mayTell, onRead };
  const teller = useRef<ArrivalTeller>(undefined);
  useWindowEvent('notification-arrived', ({ arrived }) => {
    if (!mayTell()) return;
    import('./arrival-teller.ts')
      .then(({ arrivalTeller }) => {
        teller.current ??= arrivalTeller(() => newest.current);
        teller.current.tell(arrived);
      })
      .catch((error: unknown) => log.info('What has come is told by the bell alone.', error));
  });
  useWindowEvent('notification-read', ({ ids }) => teller.current?.forget(ids));
  useEffect(() => () => teller.current?.stop(), []);
}
