import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../../components/Stack/index.ts';
import { chartCases, onCard } from '../example-cases.tsx';
import { EXAMPLE_TODAY, exampleFiveYears, exampleMoodDays, LONG_LABEL } from '../example-data.ts';
import { YearInPixels } from './index.ts';

const meta = {
  title: 'Charts/YearInPixels',
  component: YearInPixels,
  decorators: [onCard],
  args: {
    title: 'Your 2026 in moods',
    description: 'Each tile is a day. The brighter the day, the fuller the tile.',
    year: 2026,
    days: exampleMoodDays(325, 0.04),
    today: EXAMPLE_TODAY,
  },
} satisfies Meta<typeof YearInPixels>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A year that is over, and one that has just begun. */
export const AllVariants: Story = {
  render: (args) => (
    <Stack gap="8">
      <YearInPixels {...args} title="Your 2025 in moods" year={2025} days={exampleFiveYears.moods} today={undefined} />
      <YearInPixels
        {...args}
        title="Your 2027 in moods"
        year={2027}
        days={[
          { localDate: '2027-01-01', value: 4 },
          { localDate: '2027-01-02', value: 5 },
          { localDate: '2027-01-04', value: 2 },
        ]}
        today="2027-01-04"
      />
    </Stack>
  ),
};

export const Gaps: Story = { args: { days: exampleMoodDays(325, 0.4) } };

export const Empty: Story = chartCases.empty({ days: [] }, 'No moods yet. One tap a day paints the year.');

export const Loading: Story = chartCases.loading();

export const Failed: Story = chartCases.failed('Your moods could not be loaded.');

/** Five years stand below one another, a chart for each. */
export const FiveYears: Story = {
  render: (args) => (
    <Stack gap="8">
      {[2026, 2025, 2024, 2023, 2022].map((year) => (
        <YearInPixels key={year} {...args} title={`Your ${year} in moods`} year={year} days={exampleFiveYears.moods} />
      ))}
    </Stack>
  ),
};

export const LongLabels: Story = { args: { title: LONG_LABEL, description: `${LONG_LABEL}, day by day.` } };

export const RightToLeft: Story = chartCases.rightToLeft();

export const AsTable: Story = chartCases.asTable();

/** Right goes to the next day, down to the same day of the next month, or to its last. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const cursor = canvas.getByRole('slider', { name: 'Points of Your 2026 in moods' });
    cursor.focus();
    await userEvent.keyboard('{Home}{ArrowLeft}{ArrowDown}{ArrowRight}');
    await expect(cursor).toHaveAttribute('aria-valuetext', expect.stringContaining('2 February 2026'));
  },
};
