import { addDays, type ChallengeRun, type DateText } from '@everstep/domain';
import { useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { NumberField } from '../../components/NumberField/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { countOf } from '../../product/format.ts';
import { dayWords } from './words.ts';

export interface ChallengePauseViewProps {
  readonly run: Pick<ChallengeRun, 'name' | 'todayCompleted' | 'pause'>;
  /** The member's date. */
  readonly today: DateText;
  /** The pause is on its way. @default false */
  readonly pausing?: boolean | undefined;
  /** Why it could not be stored, in a sentence. */
  readonly problem?: string | undefined;
  readonly onPause: (days: number) => void;
  readonly onClose: () => void;
}

/** Asks how long a run is to rest. */
export function ChallengePauseView({ run, today, pausing = false, problem, onPause, onClose }: ChallengePauseViewProps) {
  const { daysLeft, pausesLeft } = run.pause;
  const [days, setDays] = useState<number | null>(1);
  const length = Math.min(daysLeft, Math.max(1, days ?? 1));
  const from = run.todayCompleted ? addDays(today, 1) : today;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title="Rest a while"
      description={`${run.name} waits for you. Nothing is lost, and nothing is missed.`}
      footer={
        <>
          <Button tone="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={pausing} onClick={() => onPause(length)}>
            {`Rest ${countOf(length, 'day')}`}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <NumberField
          label="Days of rest"
          min={1}
          max={daysLeft}
          value={days}
          onValueChange={setDays}
          help={roomWords(daysLeft, pausesLeft)}
          error={problem}
        />
        <Text tone="muted">
          {run.todayCompleted ? 'Today is done already, so the rest begins tomorrow.' : 'The rest begins today.'} The challenge goes on by
          itself on {dayWords(addDays(from, length))}, or sooner if you like.
        </Text>
      </Stack>
    </Dialog>
  );
}

function roomWords(daysLeft: number, pausesLeft: number | null): string {
  const days = `Up to ${countOf(daysLeft, 'day')}`;
  return pausesLeft === null ? `${days} in all.` : `${days}, in ${pausesLeft === 1 ? 'one more rest' : `${pausesLeft} more rests`}.`;
}
