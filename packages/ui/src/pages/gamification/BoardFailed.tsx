import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Vignette } from '../../illustrations/Vignette/index.ts';

interface BoardFailedProps {
  readonly problem: string;
  readonly onRetry: () => void;
  readonly headingLevel: 1 | 2;
}

/** The board, or what it needs to know of the member, did not come. */
export function BoardFailed({ problem, onRetry, headingLevel }: BoardFailedProps) {
  return (
    <EmptyState
      title="The board could not be loaded"
      headingLevel={headingLevel}
      illustration={<Vignette scene="signal-lost" />}
      action={<Button onClick={onRetry}>Try again</Button>}
    >
      {problem}
    </EmptyState>
  );
}
