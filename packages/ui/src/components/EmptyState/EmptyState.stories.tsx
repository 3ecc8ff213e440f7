import type { Meta, StoryObj } from '@storybook/react-vite';
import { Vignette } from '../../illustrations/index.ts';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { Stack } from '../Stack/index.ts';
import { EmptyState } from './index.ts';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    title: 'No habits yet',
    children: 'Plant one small habit.',
    action: <Button>Add habit</Button>,
    illustration: <Vignette scene="sapling" />,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllVariants: Story = {
  render: () => (
    <Stack>
      <Card>
        <EmptyState title="No goals yet" illustration={<Vignette scene="trail-sign" />} action={<Button>Set a goal</Button>}>
          Nothing here yet. Name one place that you would like to reach.
        </EmptyState>
      </Card>
      <Card>
        <EmptyState title="No conversations yet" illustration={<Vignette scene="camp-fire" size="small" />}>
          Your guides are around whenever you are.
        </EmptyState>
      </Card>
      <Card>
        <EmptyState title="No notifications yet" />
      </Card>
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    title:
      'Write one page of the thesis on mosses of the northern slopes before the first coffee, and then, whatever the day brings, go outside',
    children:
      'Write one page of the thesis on mosses of the northern slopes before the first coffee, and then, whatever the day brings, go outside',
  },
};
