import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { Stack } from '../Stack/index.ts';
import { EmptyState } from './index.ts';

const drawing = (
  <svg aria-hidden="true" viewBox="0 0 240 96" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
    <path d="M4 84c40-34 66-40 104-26s62 12 128-22" />
    <circle cx="176" cy="26" r="12" />
  </svg>
);

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: { title: 'No habits yet', children: 'Plant one small habit.', action: <Button>Add habit</Button>, illustration: drawing },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllVariants: Story = {
  render: () => (
    <Stack>
      <Card>
        <EmptyState title="No goals yet" illustration={drawing} action={<Button>Set a goal</Button>}>
          Nothing here yet. Name one place that you would like to reach.
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
