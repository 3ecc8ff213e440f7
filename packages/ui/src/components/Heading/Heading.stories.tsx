import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Heading, headingLevels, headingSizes } from './index.ts';

const meta = {
  title: 'Components/Heading',
  component: Heading,
  args: { level: 1, children: 'Good morning, Ada.' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllVariants: Story = {
  render: () => (
    <Stack gap="4">
      {headingLevels.map((level) => (
        <Heading key={level} level={level}>
          Level {level}: clear one small corner
        </Heading>
      ))}
      {headingSizes.map((size) => (
        <Heading key={size} level={2} size={size}>
          Size {size}: your week in moods
        </Heading>
      ))}
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    children:
      'Write one page of the thesis on mosses of the northern slopes before the first coffee, and then, whatever the day brings, go outside',
  },
};
