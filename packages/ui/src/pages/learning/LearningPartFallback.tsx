import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';

export interface LearningPartFallbackProps {
  /** Why the tab is not there, in a sentence; undefined while it is on its way. */
  readonly problem?: string | undefined;
  readonly onRetry: () => void;
}

/** Stands in a tab of the page while its code is on its way, or did not arrive. */
export function LearningPartFallback({ problem, onRetry }: LearningPartFallbackProps) {
  if (problem === undefined) {
    return (
      <LoadingRegion label="Loading this tab">
        <Skeleton shape="block" />
      </LoadingRegion>
    );
  }
  return (
    <EmptyState title="This tab could not be loaded" action={<Button onClick={onRetry}>Try again</Button>}>
      {problem}
    </EmptyState>
  );
}
