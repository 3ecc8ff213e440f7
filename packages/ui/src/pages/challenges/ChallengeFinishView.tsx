import { type ClosedChallengeRun, type DateText, dateText } from '@everstep/domain';
import { useRef } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { Landscape } from '../../illustrations/Landscape/index.ts';
import { Medallion } from '../../product/ChallengeDay/Medallion.tsx';
import { countOf } from '../../product/format.ts';
import { Confetti } from '../../product/LevelUpDialog/Confetti.tsx';
import { useStillness } from '../../product/LevelUpDialog/useStillness.ts';
import * as styles from './ChallengeFinishView.css.ts';
import { walked } from './words.ts';

export interface ChallengeFinishViewProps {
  /** The run that has come to its end. */
  readonly run: ClosedChallengeRun;
  /** The member's date. */
  readonly today: DateText;
  /** What the end earned; left out when it is looked at later. */
  readonly earned?: { readonly xp: number; readonly coins: number } | undefined;
  /** No confetti. Reduced motion has the same effect. @default false */
  readonly calm?: boolean | undefined;
  /** After a hard moment: said plainly, and nothing is celebrated. @default false */
  readonly quiet?: boolean | undefined;
  readonly onClose: () => void;
}

/** Stones of the picture: the land has room for no more. */
const STONES = 7;

/** The end of a challenge: the land with its stones walked, the medal, and what was earned. */
export function ChallengeFinishView({ run, today, earned, calm = false, quiet = false, onClose }: ChallengeFinishViewProps) {
  const still = useStillness() || calm;
  const button = useRef<HTMLButtonElement>(null);
  const { name, medal, startedOn, closedOn, daysDone, totalDays } = run;
  const stones = Math.round((daysDone * STONES) / totalDays);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      // A few plain words fill no screen of a phone: there it is a sheet at the lower edge.
      size={quiet ? 'alert' : 'sm'}
      closeButton={false}
      initialFocus={button}
      title={medal && !quiet ? 'You walked it to the end' : 'This walk is over'}
      description={`${name}, ${dateText(startedOn, today)} to ${dateText(closedOn, today)}`}
      media={
        quiet ? undefined : (
          <div className={styles.place}>
            <Landscape done={stones} total={STONES} daytime={medal ? 'dawn' : 'dusk'} />
            {medal !== null && earned && !still && <Confetti />}
          </div>
        )
      }
      footer={
        <Button ref={button} wide size="large" onClick={onClose}>
          {quiet ? 'Close' : 'Walk on'}
        </Button>
      }
    >
      <Stack gap="4">
        {medal && !quiet && <Medallion kind={medal} line={`${walked(run)}, at your own pace.`} />}
        <Text>{quiet ? `${walked(run)}.` : lineOf(run)}</Text>
        {earned && !quiet && earned.xp > 0 && (
          <Text tone="muted" size="sm">
            +{earned.xp} XP and {countOf(earned.coins, 'coin')} for the finish.
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}

function lineOf({ medal, daysDone, totalDays }: ClosedChallengeRun): string {
  if (medal === 'full') return 'Day after day, in all kinds of weather. This one is in your legs now.';
  if (medal === 'completed') return 'With gaps and returns, as real ways go. You came back each time.';
  if (daysDone === 0) return 'Some walks end at the gate. It stays open.';
  return `${daysDone} of ${totalDays} days are walked, and they count. The path will be here another time.`;
}
