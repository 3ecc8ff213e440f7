import { MoodInsightsFallback } from '@everstep/ui/pages';
import { lazy, Suspense, useMemo, useState } from 'react';
import { PartBoundary } from '../errors/PartBoundary.tsx';
import { log } from '../log/log.ts';

type Load = () => Promise<{ default: React.ComponentType }>;
const loadInsights: Load = () => import('./MoodInsights.tsx').then(({ MoodInsights }) => ({ default: MoodInsights }));

/** The insights in their tab; their code arrives when they are first opened, and is asked for anew after a failure. */
export function MoodInsightsPart({ load = loadInsights }: { load?: Load }) {
  const [failures, setFailures] = useState(0);
  const [problem, setProblem] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a lazy part keeps its failure for good, so each one begins another.
  const Insights = useMemo(() => lazy(load), [load, failures]);
  const nothing = () => undefined;
  if (problem !== undefined) return <MoodInsightsFallback problem={problem} onRetry={() => setProblem(undefined)} />;
  const onFail = (error: unknown) => {
    log.error('The insights failed.', error);
    setProblem(navigator.onLine ? 'They did not arrive. Your moods are safe.' : 'There is no connection. Your moods are safe.');
    setFailures((count) => count + 1);
  };
  return (
    <PartBoundary key={failures} onFail={onFail}>
      <Suspense fallback={<MoodInsightsFallback onRetry={nothing} />}>
        <Insights />
      </Suspense>
    </PartBoundary>
  );
}
