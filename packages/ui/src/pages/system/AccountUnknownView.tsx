import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Vignette } from '../../illustrations/Vignette/index.ts';

export interface AccountUnknownViewProps {
  readonly onRetry: () => void;
  /** It is being asked for again. @default false */
  readonly retrying?: boolean | undefined;
}

/** In place of a page that is not for everybody, while nobody knows whose account this is. */
export function AccountUnknownView({ onRetry, retrying = false }: AccountUnknownViewProps) {
  return (
    <Card>
      <EmptyState
        title="Your account could not be loaded"
        headingLevel={1}
        illustration={<Vignette scene="signal-lost" />}
        action={
          <Button onClick={onRetry} loading={retrying}>
            Try again
          </Button>
        }
      >
        What this page shows depends on it. It comes by itself once the server answers.
      </EmptyState>
    </Card>
  );
}
