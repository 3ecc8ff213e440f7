import { useHelpInSight, useToast } from '@everstep/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useQuiet } from '../care/useQuiet.ts';
import { PartBoundary } from '../errors/PartBoundary.tsx';
import { useLayers } from '../layout/useLayers.ts';
import { useWindowEvent } from '../layout/useWindowEvent.ts';
import { log } from '../log/log.ts';
import { useCall } from '../session/SessionProvider.tsx';

type Load = () => Promise<{ default: React.ComponentType }>;
const loadLayer: Load = () => import('./NotificationsLayer.tsx').then(({ NotificationsLayer }) => ({ default: NotificationsLayer }));

/** What the bell opens, over any page; its code arrives when it is first opened, and is asked for anew after a failure. */
export function NotificationsOverlay({ load = loadLayer }: { load?: Load }) {
  const { open, hide } = useLayers();
  const { showToast } = useToast();
  const [failures, setFailures] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a lazy part keeps its failure for good, so each one begins another.
  const Layer = useMemo(() => lazy(load), [load, failures]);
  useArrivals();
  if (!open.includes('notifications')) return null;
  const onFail = (error: unknown) => {
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
  return (
    <PartBoundary key={failures} onFail={onFail}>
      <Suspense fallback={null}>
        <Layer />
      </Suspense>
    </PartBoundary>
  );
}

/** Says in a line that something has come, to whoever looks at the page and is not in the middle of a talk; the bell counts it in any case. */
function useArrivals(): void {
  const call = useCall();
  const { open, show } = useLayers();
  const { showToast } = useToast();
  const helpFirst = useHelpInSight() !== 'none';
  const hardMoment = useQuiet();
  useWindowEvent('notification-arrived', ({ ids }) => {
    if (document.visibilityState === 'hidden' || helpFirst || hardMoment || open.includes('notifications') || open.includes('chat')) return;
    import('./announce-arrivals.ts')
      .then(({ announceArrivals }) =>
        announceArrivals({
          call,
          ids,
          now: new Date(),
          showToast,
          onRead: (id) => show('notifications', ...(id ? [`notification:${id}` as const] : [])),
        }),
      )
      .catch((error: unknown) => log.info('What has come is told by the bell alone.', error));
  });
}
