import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.ts';
import { Text } from '../Text/index.ts';
import { Spinner, spinnerSizes } from './index.ts';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  args: { label: 'Loading habits' },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllVariants: Story = {
  render: () => (
    <Inline gap="6">
      {spinnerSizes.map((size) => (
        <Spinner key={size} size={size} label={`Loading, ${size}`} />
      ))}
      <Text as="span" tone="accent">
        <Spinner size="small" /> Saving
      </Text>
    </Inline>
  ),
};
