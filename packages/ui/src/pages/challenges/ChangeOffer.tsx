import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import type { RunAct } from './run-acts.ts';

export interface ChangeOfferProps {
  /** Whether the run may still rest. */
  readonly canPause: boolean;
  /** Whether one task a day is enough already. */
  readonly shrunk: boolean;
  /** What is under way. */
  readonly acting: RunAct | undefined;
  readonly onAct: (act: RunAct) => void;
}

/** After three missed days in a row: the run may change its shape, and each shape is a good one. */
export function ChangeOffer({ canPause, shrunk, acting, onAct }: ChangeOfferProps) {
  return (
    <Card heading="Would another shape fit better?" headingLevel={3}>
      <Stack gap="4">
        <Text tone="muted">
          A few days went by without you, and the path is still here. Take the two minutes above, or change the walk:
        </Text>
        <Inline gap="3">
          <Button tone="outline" size="small" loading={acting === 'restart'} onClick={() => onAct('restart')}>
            Begin anew
          </Button>
          {!shrunk && (
            <Button tone="outline" size="small" loading={acting === 'shrink'} onClick={() => onAct('shrink')}>
              Make it smaller
            </Button>
          )}
          {canPause && (
            <Button tone="outline" size="small" loading={acting === 'pause'} onClick={() => onAct('pause')}>
              Rest a while
            </Button>
          )}
          <Button tone="ghost" size="small" loading={acting === 'stop'} onClick={() => onAct('stop')}>
            Stop here
          </Button>
        </Inline>
        {!shrunk && (
          <Text size="sm" tone="muted">
            Smaller means: from today on one task makes a day complete.
          </Text>
        )}
      </Stack>
    </Card>
  );
}
