import type { Habit } from '@everstep/domain';
import { Pause, Play } from 'lucide-react';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { ProgressRing } from '../../components/ProgressRing/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { formatCount } from '../../product/format.ts';

const MINUTE = 60;

export interface HabitTimerViewProps {
  readonly habit: Pick<Habit, 'title' | 'target' | 'tick'>;
  /** Seconds counted so far, by the wall clock. */
  readonly elapsed: number;
  readonly running: boolean;
  /** Begins or goes on. */
  readonly onStart: () => void;
  readonly onPause: () => void;
  /** Adds the minutes to today; offered from the first counted second on. */
  readonly onSave: () => void;
  /** Throws away what was counted. */
  readonly onReset: () => void;
  /** Closes it; the timer goes on. */
  readonly onClose: () => void;
}

/** Counts the minutes of a habit. It shows what it is given: the clock belongs to the page. */
export function HabitTimerView({ habit, elapsed, running, onStart, onPause, onSave, onReset, onClose }: HabitTimerViewProps) {
  const before = habit.tick?.value ?? 0;
  const target = habit.target ?? 0;
  const clock = clockWords(elapsed);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={habit.title}
      description="You can close this: the timer goes on, also with the screen off."
      footer={
        <>
          <Button tone="outline" disabled={elapsed === 0} onClick={onReset}>
            Start over
          </Button>
          <Button disabled={elapsed === 0} onClick={onSave}>
            Save {elapsed === 0 ? 'minutes' : `${formatCount(timerMinutes(elapsed))} min`}
          </Button>
        </>
      }
    >
      <Stack gap="4" align="center">
        <ProgressRing
          label="Time of today"
          size="xl"
          value={Math.min(target, before + elapsed / MINUTE)}
          max={Math.max(target, 1)}
          valueText={`${clock} counted`}
        >
          {clock}
        </ProgressRing>
        <Text tone="muted">
          {before > 0 ? `${formatCount(before)} min are there already. ` : ''}
          {target > 0 ? `${formatCount(target)} min are the goal.` : ''}
        </Text>
        <Inline justify="center">
          {/* One button for both, so that focus stays on it. */}
          <Button size="large" icon={running ? <Pause /> : <Play />} onClick={running ? onPause : onStart}>
            {running ? 'Pause' : elapsed === 0 ? 'Begin' : 'Go on'}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}

/** Counted seconds as minutes with one decimal, never less than a tenth. */
export const timerMinutes = (elapsed: number): number => Math.max(0.1, Math.round((elapsed / MINUTE) * 10) / 10);

/** "4:05", "61:30". */
function clockWords(elapsed: number): string {
  const whole = Math.floor(elapsed);
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, '0')}`;
}
