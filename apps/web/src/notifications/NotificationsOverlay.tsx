import { useToast } from '@everstep/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { PartBoundary } from '../errors/PartBoundary.tsx';
import { useLayers } from '../layout/useLayers.ts';
import { log } from '../log/log.ts';

type Load = () => Promise<{ default: React.ComponentType }>;
const loadLayer: Load = () => import('./NotificationsLayer.tsx').then(({ NotificationsLayer }) => ({ default: NotificationsLayer }));

/** What the bell opens, over any page; its code arrives when it is first opened, and is asked for anew after a failure. */
export function NotificationsOverlay({ load = loadLayer }: { load?: Load }) {
  const { open, hide } = useLayers();
  const { showToast } = useToast();
  const [failures, setFailures] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a lazy part keeps its failure for good, so each one begins another.
  const Layer = useMemo(() => lazy(load), [load, failures]);
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
