import { lazy, Suspense } from 'react';
import { useLayers } from '../layout/useLayers.ts';

const KnowledgeLayer = lazy(() => import('./KnowledgeLayer.tsx').then((module) => ({ default: module.KnowledgeLayer })));

const LAYER = 'knows:';

/** What a guide knows, over whatever is open; its code arrives when it is first asked for. */
export function KnowledgeOverlay({ onHelp }: { readonly onHelp: () => void }) {
  const { open, hide } = useLayers();
  const layer = open.find((name) => name.startsWith(LAYER));
  if (layer === undefined) return null;
  return (
    <Suspense fallback={null}>
      <KnowledgeLayer personaId={layer.slice(LAYER.length)} onHelp={onHelp} onClose={() => hide(layer)} />
    </Suspense>
  );
}
