import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../../components/Stack/index.ts';
import { chartCases, onCard } from '../example-cases.tsx';
import { LONG_LABEL } from '../example-data.ts';
import { BarChart, barLayouts } from './index.ts';

const minutes = (value: number) => `${Math.round(value)} min`;
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const quiet = { label: 'Quiet', values: [10, 12, 0, 15, 8, 24, 20] };
const outdoors = { label: 'Outdoors', values: [22, 18, 35, 20, 12, 64, 48] };
const fiveYears = Array.from({ length: 60 }, (_, index) => ({
  name: `${['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][index % 12]} ${2022 + Math.floor(index / 12)}`,
  quiet: Math.round(200 + 120 * Math.sin(index / 5) + index * 4),
  outdoors: Math.round(300 + 160 * Math.cos(index / 4) + index * 3),
}));

const meta = {
  title: 'Charts/BarChart',
  component: BarChart,
  decorators: [onCard],
  args: {
    title: 'Minutes this week',
    categories: weekdays,
    categoryLabel: 'Day',
    series: [quiet, outdoors],
    formatValue: minutes,
  },
  argTypes: { layout: { control: 'select', options: barLayouts } },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Columns for time, rows for things with names; alone, in two and in six; below zero too. */
export const AllVariants: Story = {
  render: (args) => (
    <Stack gap="8">
      <BarChart {...args} title="Quiet minutes" series={[quiet]} />
      <BarChart
        {...args}
        title="What you did on good days"
        layout="rows"
        categories={['Outdoors', 'Friends', 'Moving', 'Reading', 'Work']}
        categoryLabel="Activity"
        series={[{ label: 'Days', values: [31, 24, 19, 12, 5] }]}
        formatValue={(value) => `${value} days`}
      />
      <BarChart {...args} title="Quiet and outdoors" layout="rows" />
      <BarChart
        {...args}
        title="Six patterns"
        series={[0, 6, 12, 18, 24, 30].map((more) => ({ label: `${more} min more`, values: quiet.values.map((value) => value + more) }))}
      />
      <BarChart {...args} title="Against your usual week" series={[{ label: 'Difference', values: [4, -6, -12, 3, 0, 14, 9] }]} />
    </Stack>
  ),
};

/** A missing value has no bar; zero has a thin one. */
export const Gaps: Story = { args: { series: [{ ...quiet, values: [10, null, 0, 15, null, 24, 20] }, outdoors] } };

export const Empty: Story = chartCases.empty(
  { series: [{ label: 'Quiet', values: [] }] },
  'No minutes yet. Two are enough for a first bar.',
);

export const Loading: Story = chartCases.loading();

export const Failed: Story = chartCases.failed('Your minutes could not be loaded.');

/** Sixty months; days would be too fine for bars. */
export const FiveYears: Story = {
  args: {
    title: 'Minutes by month',
    categories: fiveYears.map(({ name }) => name),
    categoryLabel: 'Month',
    series: [
      { label: 'Quiet', values: fiveYears.map((month) => month.quiet) },
      { label: 'Outdoors', values: fiveYears.map((month) => month.outdoors) },
    ],
  },
};

export const LongLabels: Story = {
  args: {
    title: 'Minutes by step',
    layout: 'rows',
    categories: [LONG_LABEL, 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen', 'Walk'],
    series: [{ label: 'Minutes', values: [34, 21, 55] }],
  },
};

export const RightToLeft: Story = chartCases.rightToLeft();

export const AsTable: Story = chartCases.asTable();

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const cursor = canvas.getByRole('slider', { name: 'Points of Minutes this week' });
    cursor.focus();
    await userEvent.keyboard('{End}{ArrowLeft}');
    await expect(cursor).toHaveAttribute('aria-valuetext', 'Sat: Quiet 24 min, Outdoors 64 min');
  },
};
