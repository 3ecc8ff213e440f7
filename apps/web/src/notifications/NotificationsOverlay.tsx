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
/** Milliseconds after which it is said that the code is on its way. */
const LATE_AFTER_MS = 1500;
const LATE_MS = 60_000;
/** Of the line about the code, whether it is late or does not come. */
const CODE = 'bell';

const BELL_HINT = 'Notifications, in the bar of every page, leads there too';

type Load = () => Promise<{ default: React.ComponentType }>;
const loadLayer: Load = () => import('./NotificationsLayer.tsx').then(({ NotificationsLayer }) => ({ default: NotificationsLayer }));

/** What the bell opens, over any page; its code arrives while nothing else is to do, and is asked for anew whenever it is opened without. */
export function NotificationsOverlay({ load = loadLayer }: { load?: Load }) {
  const { open, show, hide } = useLayers();
  const { showToast, dismissToast } = useToast();
  const [part, setPart] = useState<{ readonly Layer: React.ComponentType }>();
  const [failures, setFailures] = useState(0);
  const isOpen = open.includes('notifications');
  const fetchLayer = useEffectEvent(async () => setPart({ Layer: (await load()).default }));
  const fail = (error: unknown) => {
    log.error('The notifications failed.', error);
    showToast({
      id: CODE,
      tone: 'danger',
      title: navigator.onLine ? 'Your notifications could not be opened' : 'No connection',
      description: 'Nothing is lost: they wait on the server.',
      action: { label: 'Try again', hint: BELL_HINT, onSelect: () => newestShow.current('notifications') },
    });
    hide('notifications');
    setFailures((count) => count + 1);
  };
  const onFail = useEffectEvent(fail);
  const newestShow = useRef(show);
  // The line may be answered on another page than the one that it came on.
  newestShow.current = show;
  useArrivals();
  useEffect(() => whenAtRest(() => fetchLayer()), []);
  const isMissing = isOpen && part === undefined;
  useEffect(() => {
    if (!isMissing) return;
    const late = setTimeout(
      () => showToast({ id: CODE, tone: 'danger', title: 'Your notifications take long', durationMs: LATE_MS }),
      LATE_AFTER_MS,
    );
    fetchLayer()
      .then(() => dismissToast(CODE))
      .catch((error: unknown) => onFail(error))
      .finally(() => clearTimeout(late));
    return () => clearTimeout(late);
  }, [isMissing, showToast, dismissToast]);
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
      (error: unknown) => log.info('The notifications come later.', error),
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
  const { showToast, dismissToast } = useToast();
  const helpFirst = useHelpInSight() !== 'none';
  const hardMoment = useQuiet();
  const isListOpen = open.includes('notifications');
  const mayTell = () => document.visibilityState === 'visible' && !helpFirst && !hardMoment && !isListOpen && !open.includes('chat');
  const onRead = (id: string | undefined) => show('notifications', ...(id ? [`notification:${id}` as const] : []));
  const newest = useRef<TellerPorts>(undefined);
  const teller = useRef<ArrivalTeller>(undefined);
  newest.current = { call, showToast, dismissToast, mayTell, onRead };
  // Whoever has the list before them is not told what stands in it.
  useEffect(() => {
    if (isListOpen) teller.current?.takeBack();
  }, [isListOpen]);
  useWindowEvent('notification-arrived', ({ arrived }) => {
    if (!mayTell()) return;
    import('./arrival-teller.ts')
      .then(({ arrivalTeller }) => {
        teller.current ??= arrivalTeller(() => newest.current);
        teller.current.tell(arrived);
      })
      .catch((error: unknown) => log.info('The bell alone tells what has come.', error));
  });
  useWindowEvent('notification-read', ({ ids }) => teller.current?.forget(ids));
  useEffect(() => () => teller.current?.stop(), []);
}
