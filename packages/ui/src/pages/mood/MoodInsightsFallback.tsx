import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Vignette } from '../../illustrations/Vignette/index.ts';

export interface MoodInsightsFallbackProps {
  /** Why they could not be loaded, in a sentence; without one they are on their way. @default undefined */
  readonly problem?: string | undefined;
  readonly onRetry: () => void;
}

/** Stands in place of the insights while they, or the code that draws them, are on their way or could not be had. */
export function MoodInsightsFallback({ problem, onRetry }: MoodInsightsFallbackProps) {
  if (problem !== undefined) {
    return (
      <Card>
        <EmptyState
          title="The insights could not be loaded"
          illustration={<Vignette scene="signal-lost" />}
          action={<Button onClick={onRetry}>Try again</Button>}
        >
          {problem}
        </EmptyState>
      </Card>
    );
  }
  return (
    <LoadingRegion label="Loading your insights">
      <Stack gap="5">
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Stack>
    </LoadingRegion>
  );
}
