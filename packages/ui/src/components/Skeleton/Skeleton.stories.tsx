import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { LoadingRegion, Skeleton } from './index.ts';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  args: { lines: 3 },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllVariants: Story = {
  render: () => (
    <LoadingRegion label="Loading the dashboard">
      <Stack>
        <Skeleton shape="title" />
        <Card>
          <Inline gap="4" wrap={false}>
            <Skeleton shape="circle" />
            <Skeleton lines={2} />
          </Inline>
          <Skeleton shape="block" />
          <Skeleton lines={4} />
        </Card>
      </Stack>
    </LoadingRegion>
  ),
};
