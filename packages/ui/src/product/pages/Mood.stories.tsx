import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { exampleDates, exampleMoodDays } from '../../charts/example-data.ts';
import { LineChart } from '../../charts/LineChart/index.ts';
import { YearInPixels } from '../../charts/YearInPixels/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { type MoodDetails, MoodDetailsForm, MoodPicker, type MoodValue, noMoodDetails } from '../MoodPicker/index.ts';
import { MoodWeek } from '../MoodWeek/index.ts';
import { PageColumns, PageHeader, TileRow } from '../PageLayout/index.ts';
import { StatTile } from '../StatTile/index.ts';
import { ExampleShell } from './ExampleShell.tsx';
import { EXAMPLE_DATE, exampleEmptyMoods, exampleMoods } from './example-data.tsx';
import { onPhone } from './example-phone.ts';

const MONTH = 30;
const DAYS_SO_FAR = 325;
const month = exampleMoodDays(MONTH);
const logged = month.flatMap(({ value }) => value ?? []);
const mean = logged.reduce((sum, value) => sum + value, 0) / logged.length;

function LogMood({ first }: { first: MoodValue | null }) {
  const [mood, setMood] = useState<MoodValue | null>(first);
  const [details, setDetails] = useState<MoodDetails>({
    ...noMoodDetails,
    quadrant: 'low-pleasant',
    words: ['grateful'],
    activities: ['reading'],
  });
  return (
    <Card>
      <Stack gap="5">
        <MoodPicker value={mood} onChange={setMood} />
        {mood !== null && <MoodDetailsForm value={details} onChange={setDetails} />}
        <Button>Log mood</Button>
      </Stack>
    </Card>
  );
}

function Week() {
  return (
    <>
      <Card heading="Your week in moods" aside="calm, mostly">
        <MoodWeek days={exampleMoods} />
      </Card>
      <TileRow>
        <StatTile label="Mean" value={mean.toFixed(1)} meaning="of 5, in 30 days" />
        <StatTile label="Logged" value={String(logged.length)} meaning={`of ${MONTH} days`} />
      </TileRow>
      <Card>
        <LineChart
          title="Mood in the last 30 days"
          description="A day that you left out is a gap."
          dates={exampleDates(MONTH)}
          series={[{ label: 'Mood', values: month.map(({ value }) => value) }]}
          min={1}
          max={5}
        />
      </Card>
    </>
  );
}

interface MoodProps {
  /** Whether there are moods to look back on. @default true */
  readonly kept?: boolean;
}

function Mood({ kept = true }: MoodProps) {
  return (
    <ExampleShell current="/mood-tracker">
      <Stack gap="6">
        <PageHeader title="Mood" line="No right answers. Naming it is the practice." />
        <PageColumns
          main={<LogMood first={kept ? 4 : null} />}
          side={
            kept ? (
              <Week />
            ) : (
              <Card heading="Your week in moods">
                <MoodWeek days={exampleEmptyMoods} />
              </Card>
            )
          }
        />
        {kept && (
          <Card>
            <YearInPixels
              title="Your 2026 in moods"
              description="Each tile is a day. The brighter the day, the fuller the tile."
              year={2026}
              days={exampleMoodDays(DAYS_SO_FAR, 0.04)}
              today={EXAMPLE_DATE}
            />
          </Card>
        )}
      </Stack>
    </ExampleShell>
  );
}

const meta = { title: 'Pages/Mood', component: Mood, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Mood>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };

export const Empty: Story = { args: { kept: false } };
