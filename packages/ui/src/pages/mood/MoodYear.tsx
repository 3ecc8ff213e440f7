import type { DateText, MoodDays } from '@everstep/domain';
import type { ReactNode } from 'react';
import { YearInPixels } from '../../charts/YearInPixels/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Select } from '../../components/Select/index.ts';
import { Stack } from '../../components/Stack/index.ts';

export interface MoodYearProps {
  /** Means of the days of the year; undefined while they are on their way or could not be loaded. */
  readonly days: MoodDays['days'] | undefined;
  /** Stands in place of the year when its days could not be loaded. */
  readonly error?: ReactNode;
  /** The member's date. */
  readonly today: DateText;
  readonly year: number;
  /** Years with a mood, the latest first. */
  readonly years: readonly number[];
  readonly onYearChange: (year: number) => void;
}

/** A year in pixels; with more than one, which of them. */
export function MoodYear({ days, error, today, year, years, onYearChange }: MoodYearProps) {
  return (
    <Card heading="Your year in moods">
      <Stack gap="4">
        {years.length > 1 && (
          <Select
            label="Year"
            hideLabel
            options={years.map((each) => ({ value: String(each), label: String(each) }))}
            value={String(year)}
            onValueChange={(value) => onYearChange(Number(value))}
          />
        )}
        <YearInPixels
          title={`Your ${year} in moods`}
          hideTitle
          description="Each tile is a day. The brighter the day, the fuller the tile."
          year={year}
          days={(days ?? []).map(({ date, mean }) => ({ localDate: date, value: mean }))}
          today={today}
          loading={days === undefined && error === undefined}
          error={error}
          empty={`No mood in ${year}. Each one becomes a tile.`}
        />
      </Stack>
    </Card>
  );
}
