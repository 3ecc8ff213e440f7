import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../components/Stack/index.ts';
import { chartCases, onCard } from '../example-cases.tsx';
import {
  exampleBreathing,
  exampleDates,
  exampleFiveYears,
  exampleMoodDays,
  exampleWalking,
  exampleWriting,
  LONG_LABEL,
  withGaps,
} from '../example-data.ts';
import { LineChart } from './index.ts';

const QUARTER = 90;
const moods = exampleMoodDays(30);
const percent = (value: number) => `${Math.round(value)}%`;

const meta = {
  title: 'Charts/LineChart',
  component: LineChart,
  decorators: [onCard],
  args: {
    title: 'Strength of your habits',
    description: 'Grows with every day of practice and fades slowly without.',
    dates: exampleDates(QUARTER),
    series: [exampleWalking(QUARTER), exampleWriting(QUARTER)],
    min: 0,
    max: 100,
    formatValue: percent,
  },
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One line alone has the accent and ground under it; up to six have a colour, a dash and a marker each. */
export const AllVariants: Story = {
  render: (args) => (
    <Stack gap="8">
      <LineChart
        title="Mood in November"
        dates={moods.map(({ localDate }) => localDate)}
        series={[{ label: 'Mood', values: moods.map(({ value }) => value) }]}
        min={1}
        max={5}
      />
      <LineChart {...args} title="Three habits" series={[...args.series, exampleBreathing(QUARTER)]} />
      <LineChart
        {...args}
        title="Six lines"
        series={[0, 12, 24, 36, 48, 60].map((shift) => ({
          label: `From ${shift}%`,
          values: exampleWalking(QUARTER).values.map((value) => (value ?? 0) * 0.3 + shift),
        }))}
      />
      <LineChart
        title="Well-being (WHO-5)"
        description="A screening, not a diagnosis."
        dates={['2026-01-10', '2026-02-07', '2026-03-21', '2026-06-06', '2026-08-15', '2026-11-14']}
        series={[{ label: 'Score', values: [36, 44, 52, 48, 68, 76] }]}
        bands={[
          { label: 'low', from: 0, to: 28 },
          { label: 'below average', from: 28, to: 50 },
          { label: 'good', from: 50, to: 100 },
        ]}
        min={0}
        max={100}
      />
    </Stack>
  ),
};

/** A missing day is a gap, a day between two gaps is a dot. */
export const Gaps: Story = { args: { series: [withGaps(exampleWalking(QUARTER)), withGaps(exampleWriting(QUARTER))] } };

export const Empty: Story = chartCases.empty(
  { series: [{ label: 'Mood', values: [] }] },
  'No check-ins yet. One a day is enough for a line.',
);

export const Loading: Story = chartCases.loading();

export const Failed: Story = chartCases.failed('Your habits could not be loaded.');

/** 1,826 days in two lines; every day can still be reached. */
export const FiveYears: Story = { args: { dates: exampleFiveYears.dates, series: exampleFiveYears.series } };

export const LongLabels: Story = {
  args: {
    title: `${LONG_LABEL}, and how it went`,
    series: [
      { ...exampleWalking(QUARTER), label: LONG_LABEL },
      { ...exampleWriting(QUARTER), label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen' },
    ],
    formatValue: (value) => `${Math.round(value * 1000)} heartbeats`,
  },
};

/** Time runs from right to left. */
export const RightToLeft: Story = chartCases.rightToLeft();

export const AsTable: Story = chartCases.asTable();

/** Arrows move from day to day, Home and End to the ends, Esc hides what is shown. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const cursor = canvas.getByRole('slider', { name: 'Points of Strength of your habits' });
    cursor.focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(cursor).toHaveAttribute('aria-valuetext', expect.stringContaining('25 August 2026'));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('25 August 2026')).toBeNull();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(canvas.getByText('28 August 2026')).toBeVisible());
  },
};

/** Right to left, the arrow to the left goes forward in time. */
export const KeyboardRightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const cursor = canvas.getByRole('slider', { name: 'Points of Strength of your habits' });
    cursor.focus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(cursor).toHaveAttribute('aria-valuenow', '2');
  },
};
