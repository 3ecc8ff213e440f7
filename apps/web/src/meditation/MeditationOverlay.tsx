import { lazy, Suspense } from 'react';
import { useLayers } from '../layout/useLayers.ts';

const MeditationLayer = lazy(() => import('./MeditationLayer.tsx').then((module) => ({ default: module.MeditationLayer })));

const LAYER = 'meditation:';

/** A quiet moment over whatever is open; its code arrives when it is first asked for. */
export function MeditationOverlay() {
  const { open, hide } = useLayers();
  const layer = open.find((name) => name.startsWith(LAYER));
  const minutes = Number(layer?.slice(LAYER.length));
  if (layer === undefined || !(minutes > 0)) return null;
  return (
    <Suspense fallback={null}>
      <MeditationLayer minutes={minutes} onClose={() => hide(layer)} />
    </Suspense>
  );
}
