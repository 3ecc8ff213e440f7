import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { ProgressBar, progressBarSizes, progressTones } from './index.ts';

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { label: 'Level 12', value: 64, valueText: '130 XP to level 13', showLabel: true },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllVariants: Story = {
  render: () => (
    <Stack gap="6">
      {progressTones.map((tone) => (
        <ProgressBar key={tone} tone={tone} label={`Tone ${tone}`} value={57} showLabel />
      ))}
      {progressBarSizes.map((size) => (
        <ProgressBar key={size} size={size} label={`Size ${size}`} value={4} max={7} valueText="Day 4 of 7" showLabel />
      ))}
      {[0, 3, 100].map((value) => (
        <ProgressBar key={value} label={`${value} percent`} value={value} />
      ))}
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    label:
      'Write one page of the thesis on mosses of the northern slopes before the first coffee, and then, whatever the day brings, go outside',
    valueText: 'fourteen of sixty days, with three days of rest',
  },
};
