import { type Award, type DateText, daysBetween, type Goal, type SafetyCard as SafetyCardData } from '@everstep/domain';
import { useRef } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { Landscape } from '../../illustrations/Landscape/index.ts';
import { countOf, formatCount } from '../../product/format.ts';
import { milestonesReached } from '../../product/GoalCard/index.ts';
import { Confetti } from '../../product/LevelUpDialog/Confetti.tsx';
import { useStillness } from '../../product/LevelUpDialog/useStillness.ts';
import { SavedWithHelp } from '../care/SavedWithHelp.tsx';
import * as styles from './GoalDoneView.css.ts';
import { dateOf } from './goal-words.ts';

export interface GoalDoneViewProps {
  readonly goal: Goal;
  /** What completing it earned. */
  readonly award: Pick<Award, 'xpAwarded' | 'coinsAwarded' | 'receipt'> | null;
  /** Local date of the member. */
  readonly today: DateText;
  /** No confetti. Reduced motion has the same effect. @default false */
  readonly calm?: boolean | undefined;
  /** After a hard moment: said plainly, and nothing is celebrated. @default false */
  readonly quiet?: boolean | undefined;
  /** What was written speaks of danger: people to reach, and nothing is celebrated. */
  readonly help?: SafetyCardData | undefined;
  readonly onClose: () => void;
}

/** Stones of the picture: all of them are walked. */
const STONES = 5;

/** The moment after a goal was reached: the land with every stone walked, how long the way was, what was learned. */
export function GoalDoneView({ goal, award, today, calm = false, quiet = false, help, onClose }: GoalDoneViewProps) {
  const still = useStillness() || calm;
  const button = useRef<HTMLButtonElement>(null);
  if (help) return <SavedWithHelp card={help} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      // A few plain words fill no screen of a phone: there it is a sheet at the lower edge.
      size={quiet ? 'alert' : 'sm'}
      closeButton={false}
      initialFocus={button}
      title={quiet ? 'Goal completed' : 'You are there'}
      description={goal.title}
      media={
        quiet ? undefined : (
          <div className={styles.place}>
            <Landscape done={STONES} total={STONES} daytime="dawn" />
            {!still && <Confetti />}
          </div>
        )
      }
      footer={
        <Button ref={button} wide size="large" onClick={onClose}>
          {quiet ? 'Close' : 'Look around'}
        </Button>
      }
    >
      <Stack gap="4">
        <Text>{quiet ? `${wayOf(goal, today)}.` : `${wayOf(goal, today)}. Stay a moment and look back.`}</Text>
        {goal.lesson !== '' && (
          <blockquote className={styles.lesson}>
            <Text size="sm" tone="muted">
              What you learned
            </Text>
            <Text>{goal.lesson}</Text>
          </blockquote>
        )}
        {award && !quiet && (
          <Text size="sm" tone="muted">
            {earnedBy(award)}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}

function wayOf(goal: Goal, today: DateText): string {
  const days = daysBetween(dateOf(goal.createdAt), today);
  const reached = milestonesReached(goal.milestones);
  const length = days < 1 ? 'Set and reached on one day' : `A way of ${countOf(days, 'day')}`;
  return [length, reached].filter(Boolean).join(', ');
}

function earnedBy({ xpAwarded, coinsAwarded, receipt }: NonNullable<GoalDoneViewProps['award']>): string {
  if (xpAwarded > 0) return `+${formatCount(xpAwarded)} XP and ${countOf(coinsAwarded, 'coin')}.`;
  return receipt.reason === 'not_earning'
    ? 'Goals bring XP once they have been with you for a day. This one is reached all the same.'
    : 'Its XP has been counted already. It is reached all the same.';
}
