import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text, textSizes, textTones, textWeights } from './index.ts';

const meta = {
  title: 'Components/Text',
  component: Text,
  args: { children: 'Three small steps today. Two are under five minutes.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllVariants: Story = {
  render: () => (
    <Stack gap="3">
      {textSizes.map((size) => (
        <Text key={size} size={size}>
          Size {size}: rest is progress too.
        </Text>
      ))}
      <Inline gap="4">
        {textTones.map((tone) => (
          <Text key={tone} as="span" tone={tone}>
            Tone {tone}
          </Text>
        ))}
      </Inline>
      <Inline gap="4">
        {textWeights.map((weight) => (
          <Text key={weight} as="span" weight={weight}>
            Weight {weight}
          </Text>
        ))}
      </Inline>
      <Text tabular align="end">
        1,670 XP of 3,430 XP
      </Text>
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    prose: true,
    children:
      'Write one page of the thesis on mosses of the northern slopes before the first coffee, and then, whatever the day brings, go outside. '.repeat(
        4,
      ),
  },
};

export const Truncated: Story = {
  args: {
    truncate: true,
    children:
      'Write one page of the thesis on mosses of the northern slopes before the first coffee, and then, whatever the day brings, go outside',
  },
};
