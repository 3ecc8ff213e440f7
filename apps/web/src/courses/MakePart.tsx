import { LearningPartFallback } from '@everstep/ui/pages';
import { lazy, Suspense, useMemo, useState } from 'react';
import { PartBoundary } from '../errors/PartBoundary.tsx';
import { log } from '../log/log.ts';

type Load = () => Promise<{ default: React.ComponentType }>;
const loadMake: Load = () => import('./MakePanel.tsx').then(({ MakePanel }) => ({ default: MakePanel }));

/** The tab where things are made; its code arrives when it is first opened, and is asked for anew after a failure. */
export function MakePart({ load = loadMake }: { load?: Load }) {
  const [failures, setFailures] = useState(0);
  const [problem, setProblem] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a lazy part keeps its failure for good, so each one begins another.
  const Make = useMemo(() => lazy(load), [load, failures]);
  if (problem !== undefined) return <LearningPartFallback problem={problem} onRetry={() => setProblem(undefined)} />;
  const onFail = (error: unknown) => {
    log.error('The tab for making failed.', error);
    setProblem(navigator.onLine ? 'It did not arrive. What you wrote is safe.' : 'There is no connection. What you wrote is safe.');
    setFailures((count) => count + 1);
  };
  return (
    <PartBoundary key={failures} onFail={onFail}>
      <Suspense fallback={<LearningPartFallback onRetry={() => undefined} />}>
        <Make />
      </Suspense>
    </PartBoundary>
  );
}
