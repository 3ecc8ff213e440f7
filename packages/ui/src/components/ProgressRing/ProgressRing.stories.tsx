import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.ts';
import { progressTones } from '../ProgressBar/index.ts';
import { Stack } from '../Stack/index.ts';
import { ProgressRing, progressRingSizes } from './index.ts';

const meta = {
  title: 'Components/ProgressRing',
  component: ProgressRing,
  args: { label: 'Steps of today', value: 2, max: 5, valueText: '2 of 5 steps', size: 'large', children: '2 of 5' },
} satisfies Meta<typeof ProgressRing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllVariants: Story = {
  render: () => (
    <Stack gap="6">
      <Inline gap="5">
        {progressRingSizes.map((size) => (
          <ProgressRing key={size} size={size} label={`Size ${size}`} value={67} />
        ))}
      </Inline>
      <Inline gap="5">
        {progressTones.map((tone) => (
          <ProgressRing key={tone} tone={tone} label={`Tone ${tone}`} value={40} size="large" />
        ))}
      </Inline>
      <Inline gap="5">
        {[0, 4, 100].map((value) => (
          <ProgressRing key={value} label={`${value} percent`} value={value} />
        ))}
      </Inline>
    </Stack>
  ),
};
