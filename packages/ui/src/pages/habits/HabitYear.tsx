import type { DateText, Habit, HabitHistory } from '@everstep/domain';
import { HeatMap } from '../../charts/HeatMap/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Select } from '../../components/Select/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { RetryBanner } from '../system/RetryBanner.tsx';
import { type HabitSpan, habitSpanDates, habitTiles, spansOf } from './habit-year.ts';

export interface HabitYearProps {
  readonly habit: Habit;
  /** The member's date. */
  readonly today: DateText;
  /** The days of the span; undefined while they are on their way or could not be loaded. */
  readonly history: HabitHistory | undefined;
  /** Why they could not be loaded, in a sentence. */
  readonly problem?: string | undefined;
  readonly onRetry: () => void;
  readonly span: HabitSpan;
  readonly onSpanChange: (span: HabitSpan) => void;
}

/** A year of a habit, day by day. */
export function HabitYear({ habit, today, history, problem, onRetry, span, onSpanChange }: HabitYearProps) {
  const spans = spansOf(habit, today);
  return (
    <Card heading="The year">
      <Stack gap="4">
        {spans.length > 2 && (
          <Select
            label="Shown"
            hideLabel
            options={spans}
            value={span}
            onValueChange={(value) => onSpanChange(spans.find((each) => each.value === value)?.value ?? 'recent')}
          />
        )}
        <HeatMap
          title={`The year of “${habit.title}”`}
          hideTitle
          {...habitSpanDates(span, today)}
          {...habitTiles(habit, history?.days ?? [])}
          loading={history === undefined && problem === undefined}
          error={problem !== undefined && <RetryBanner problem={problem} onRetry={onRetry} />}
          empty="Nothing here yet. It fills with every day you do it."
        />
      </Stack>
    </Card>
  );
}
