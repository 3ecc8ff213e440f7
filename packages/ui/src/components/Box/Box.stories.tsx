import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Box } from './index.ts';

const meta = {
  title: 'Components/Box',
  component: Box,
  args: { padding: '4', background: 'surface', radius: 'card', children: 'Three small steps today.' },
} satisfies Meta<typeof Box>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllVariants: Story = {
  render: () => (
    <Stack>
      <Inline gap="3">
        {(['page', 'surface', 'raised', 'soft', 'sun'] as const).map((background) => (
          <Box key={background} padding="5" background={background} radius="card">
            Ground: {background}
          </Box>
        ))}
      </Inline>
      <Inline gap="3">
        {(['small', 'control', 'card', 'dialog', 'full'] as const).map((radius) => (
          <Box key={radius} padding="5" background="surface" radius={radius}>
            Radius: {radius}
          </Box>
        ))}
      </Inline>
      <Box padding={{ base: '2', medium: '8' }} background="raised" radius="card" textAlign="center">
        More room from 768 pixels on
      </Box>
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    children:
      'Write one page of the thesis on mosses of the northern slopes before the first coffee, and then, whatever the day brings, go outside',
  },
};
