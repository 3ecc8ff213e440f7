import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../components/Inline/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { chartCases, onCard } from '../example-cases.tsx';
import { exampleFiveYears, exampleMinutes, exampleMoodDays, LONG_LABEL } from '../example-data.ts';
import { Sparkline } from './index.ts';

const meta = {
  title: 'Charts/Sparkline',
  component: Sparkline,
  decorators: [onCard],
  args: { title: 'Mood in the last 30 days', days: exampleMoodDays(30, 0), min: 1, max: 5 },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Beside the numbers that it explains. */
export const AllVariants: Story = {
  render: (args) => (
    <Stack gap="4">
      <Inline gap="4" wrap={false}>
        <Text>Mood</Text>
        <Sparkline {...args} />
      </Inline>
      <Inline gap="4" wrap={false}>
        <Text>Quiet</Text>
        <Sparkline title="Quiet minutes in the last 60 days" days={exampleMinutes(60)} formatValue={(value) => `${value} min`} />
      </Inline>
    </Stack>
  ),
};

export const Gaps: Story = { args: { days: exampleMoodDays(30, 0.35) } };

export const Empty: Story = { args: { days: [] } };

export const Loading: Story = chartCases.loading();

export const Failed: Story = { args: { error: <Text>Not loaded. Nothing is lost.</Text> } };

export const FiveYears: Story = { args: { title: 'Mood in five years', days: exampleFiveYears.moods } };

export const LongLabels: Story = { args: { title: LONG_LABEL, formatValue: (value) => `${value} of 5 on the scale of ${LONG_LABEL}` } };

export const RightToLeft: Story = chartCases.rightToLeft();

export const AsTable: Story = chartCases.asTable();
