import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { countOf } from '../../product/format.ts';

/** Days away from which a return is greeted. */
export const RETURN_AFTER_DAYS = 3;

export interface ReturnCardProps {
  /** Active days in all. */
  readonly activeDays: number;
  readonly level: number;
  /** The one small step. */
  readonly onCheckIn: () => void;
  /** The check-in is being saved. @default false */
  readonly checkingIn?: boolean | undefined;
}

/** Greets somebody who was away for a while: nothing is lost, one small step is enough. */
export function ReturnCard({ activeDays, level, onCheckIn, checkingIn = false }: ReturnCardProps) {
  return (
    <Card tone="soft" heading="Good to see you again">
      <Stack gap="4">
        <Text prose>
          Nothing is lost. Level {level}, your coins and {countOf(activeDays, 'active day')} are where you left them. There is nothing to
          catch up on: one small step is enough for today.
        </Text>
        <Inline gap="4">
          <Button loading={checkingIn} onClick={onCheckIn}>
            Check in, that is all
          </Button>
          <Link href="/progress">Plan a pause for the next time</Link>
        </Inline>
      </Stack>
    </Card>
  );
}
