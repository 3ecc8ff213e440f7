import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from '../Chip/index.ts';
import { gaps, Stack } from '../Stack/index.ts';
import { Inline } from './index.ts';

const meta = {
  title: 'Components/Inline',
  component: Inline,
  args: { children: ['Walk', 'Read', 'Rest'].map((word) => <Chip key={word}>{word}</Chip>) },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllVariants: Story = {
  render: () => (
    <Stack gap="6">
      {gaps.slice(1, 7).map((gap) => (
        <Inline key={gap} gap={gap}>
          {['Walk', 'Read', `Gap ${gap}`].map((word) => (
            <Chip key={word}>{word}</Chip>
          ))}
        </Inline>
      ))}
    </Stack>
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
