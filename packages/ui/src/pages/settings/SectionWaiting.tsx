import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { RetryBanner } from '../system/RetryBanner.tsx';

interface SectionWaitingProps {
  /** What is on its way: "Loading your sessions". */
  readonly label: string;
  /** Why it could not be loaded, in a sentence; undefined while it is on its way. */
  readonly problem: string | undefined;
  readonly onRetry: () => void;
}

/** In place of a section's list that is on its way or could not be loaded. */
export function SectionWaiting({ label, problem, onRetry }: SectionWaitingProps) {
  if (problem === undefined) {
    return (
      <LoadingRegion label={label}>
        <Skeleton lines={3} />
      </LoadingRegion>
    );
  }
  return <RetryBanner problem={problem} onRetry={onRetry} />;
}
