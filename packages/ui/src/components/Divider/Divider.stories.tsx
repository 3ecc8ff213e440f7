import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Divider, LabelledDivider } from './index.ts';

const meta = {
  title: 'Components/Divider',
  component: Divider,
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllVariants: Story = {
  render: () => (
    <Stack>
      <Text>Morning</Text>
      <Divider />
      <Text>Evening</Text>
      <LabelledDivider>or</LabelledDivider>
      <Inline gap="3">
        <Text>Level 12</Text>
        <Divider orientation="vertical" />
        <Text>2,340 XP</Text>
        <Divider orientation="vertical" />
        <Text>415 coins</Text>
      </Inline>
    </Stack>
  ),
};
