import { addDays } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../../components/Stack/index.ts';
import { chartCases, onCard } from '../example-cases.tsx';
import { EXAMPLE_TODAY, exampleFiveYears, exampleMinutes, LONG_LABEL } from '../example-data.ts';
import { HeatMap } from './index.ts';

const YEAR = 364;
const minutes = (value: number) => `${Math.round(value)} min`;

const meta = {
  title: 'Charts/HeatMap',
  component: HeatMap,
  decorators: [onCard],
  args: {
    title: 'Walk 20 minutes',
    description: 'The fuller the tile, the longer the walk.',
    from: addDays(EXAMPLE_TODAY, -YEAR),
    to: EXAMPLE_TODAY,
    days: exampleMinutes(YEAR),
    formatValue: minutes,
  },
} satisfies Meta<typeof HeatMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Amounts, ticks that are there or not, and weeks from Sunday. */
export const AllVariants: Story = {
  render: (args) => (
    <Stack gap="8">
      <HeatMap {...args} />
      <HeatMap
        {...args}
        title="Morning pages"
        description="A full tile is a day on which you wrote."
        days={args.days.map(({ localDate, value }) => ({ localDate, value: value === null ? null : Math.sign(value) }))}
        formatValue={(value) => (value >= 1 ? 'done' : 'not done')}
        levelLabels={['Not done', 'Done']}
      />
      <HeatMap {...args} title="A quarter, weeks from Sunday" from={addDays(EXAMPLE_TODAY, -90)} weekStart={0} />
    </Stack>
  ),
};

/** A day without a value is a dot, a day with zero an empty tile. */
export const Gaps: Story = { args: { days: exampleMinutes(YEAR).filter((_, index) => index % 40 < 26) } };

export const Empty: Story = chartCases.empty({ days: [] }, 'No walks yet. The first one fills the first tile.');

export const Loading: Story = chartCases.loading();

export const Failed: Story = chartCases.failed('Your walks could not be loaded.');

/** A band for each year, the latest on top. */
export const FiveYears: Story = {
  args: { title: 'Five years of walks', from: '2022-01-01', to: EXAMPLE_TODAY, days: exampleFiveYears.minutes },
};

export const LongLabels: Story = { args: { title: LONG_LABEL, formatValue: (value) => `${Math.round(value)} minutes of writing` } };

export const RightToLeft: Story = chartCases.rightToLeft();

export const AsTable: Story = chartCases.asTable();

/** Down goes to the next day, right to the same day of the next week. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const cursor = canvas.getByRole('slider', { name: 'Points of Walk 20 minutes' });
    cursor.focus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowDown}');
    await expect(cursor).toHaveAttribute('aria-valuetext', expect.stringContaining('30 November 2025'));
  },
};
