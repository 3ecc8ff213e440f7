import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from '../Chip/index.ts';
import { Inline } from '../Inline/index.ts';
import { gaps, Stack } from './index.ts';

const meta = {
  title: 'Components/Stack',
  component: Stack,
  args: { children: ['Walk', 'Read', 'Rest'].map((word) => <Chip key={word}>{word}</Chip>) },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllVariants: Story = {
  render: () => (
    <Inline gap="6" align="start">
      {gaps.slice(1, 7).map((gap) => (
        <Stack key={gap} gap={gap}>
          {['Walk', 'Read', `Gap ${gap}`].map((word) => (
            <Chip key={word}>{word}</Chip>
          ))}
        </Stack>
      ))}
    </Inline>
  ),
};

export const LongText: Story = {
  args: {
    children: (
      <Chip>
        Write one page of the thesis on mosses of the northern slopes before the first coffee, and then, whatever the day brings, go outside
      </Chip>
    ),
  },
};
