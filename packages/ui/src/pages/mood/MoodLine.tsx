import { type DateText, lastDays, type MoodDays, meanOf } from '@everstep/domain';
import type { ReactNode } from 'react';
import { LineChart } from '../../charts/LineChart/index.ts';
import { Card } from '../../components/Card/index.ts';
import { SegmentedControl } from '../../components/SegmentedControl/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { moodWord } from './mood-word.ts';

/** Days that the line looks back. */
export const moodSpans = [30, 90, 365] as const;
export type MoodSpan = (typeof moodSpans)[number];

export interface MoodLineProps {
  /** Means of the days of the longest span at least; undefined while they are on their way or could not be loaded. */
  readonly days: MoodDays['days'] | undefined;
  /** Stands in place of the line when its days could not be loaded. */
  readonly error?: ReactNode;
  /** The member's date. */
  readonly today: DateText;
  readonly span: MoodSpan;
  readonly onSpanChange: (span: MoodSpan) => void;
}

const labels: Readonly<Record<MoodSpan, string>> = { 30: '30 days', 90: '90 days', 365: 'A year' };

/** The mean of each day as a line; a day that was left out is a gap. */
export function MoodLine({ days, error, today, span, onSpanChange }: MoodLineProps) {
  const dates = lastDays(today, span);
  const means = new Map(days?.map(({ date, mean }) => [date, mean]));
  const values = dates.map((date) => means.get(date) ?? null);
  const logged = values.filter((value) => value !== null);
  return (
    <Card heading="Day by day" aside={days && logged.length > 0 ? moodWord(meanOf(logged)) : undefined}>
      <Stack gap="4">
        <SegmentedControl
          label="How far back"
          hideLabel
          segments={moodSpans.map((each) => ({ value: String(each), label: labels[each] }))}
          value={String(span)}
          onValueChange={(value) => onSpanChange(moodSpans.find((each) => String(each) === value) ?? span)}
        />
        <LineChart
          title={`Mood of the last ${span} days`}
          hideTitle
          description="The mean of each day. A day that you left out is a gap."
          dates={dates}
          series={[{ label: 'Mood', values }]}
          min={1}
          max={5}
          loading={days === undefined && error === undefined}
          error={error}
          empty="No mood in these days. Look further back, or log the first one."
        />
      </Stack>
    </Card>
  );
}
