import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../components/Stack/index.ts';
import { chartCases, onCard } from '../example-cases.tsx';
import { exampleLifeAreas, LONG_LABEL } from '../example-data.ts';
import { RadarChart } from './index.ts';

const now = { label: 'Today', values: [7, 6, 5, 8, 9, 6, 4, 7] };
const before = { label: 'In spring', values: [5, 7, 4, 6, 8, 6, 3, 4] };

const meta = {
  title: 'Charts/RadarChart',
  component: RadarChart,
  decorators: [onCard],
  args: {
    title: 'Wheel of life',
    description: 'How content you are with each area, 0 to 10.',
    axes: exampleLifeAreas,
    series: [now, before],
    max: 10,
  },
} satisfies Meta<typeof RadarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllVariants: Story = {
  render: (args) => (
    <Stack gap="8">
      <RadarChart {...args} title="One wheel" series={[now]} />
      <RadarChart {...args} title="Three times" series={[now, before, { label: 'A year ago', values: [3, 5, 3, 7, 6, 4, 5, 2] }]} />
      <RadarChart
        {...args}
        title="Five traits"
        description="A picture of tendencies, not a verdict."
        axes={['Openness', 'Conscientiousness', 'Extraversion', 'Agreeableness', 'Emotional stability']}
        series={[{ label: 'You', values: [4.2, 3.6, 2.8, 4.4, 3.1] }]}
        min={1}
        max={5}
      />
    </Stack>
  ),
};

/** An area without an answer leaves the shape open. */
export const Gaps: Story = { args: { series: [{ ...now, values: [7, null, 5, 8, null, 6, null, 7] }, before] } };

export const Empty: Story = chartCases.empty(
  { series: [{ label: 'Today', values: [] }] },
  'No wheel yet. Eight answers draw the first one.',
);

export const Loading: Story = chartCases.loading();

export const Failed: Story = chartCases.failed('Your wheel could not be loaded.', 'Your answers are kept.');

export const LongLabels: Story = {
  args: {
    title: LONG_LABEL,
    axes: [
      'Health and sleep',
      'Donaudampfschifffahrtsgesellschaft',
      'Money and whatever it buys',
      'Friends near and far',
      'Family',
      LONG_LABEL,
      'Play',
      'Growth',
    ],
  },
};

/** The areas go round the other way. */
export const RightToLeft: Story = chartCases.rightToLeft();

export const AsTable: Story = chartCases.asTable();
