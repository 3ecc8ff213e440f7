import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Vignette } from '../../illustrations/index.ts';
import { exampleHabit, exampleHabits } from './example-habits.ts';
import { HabitRow } from './index.ts';

const actions = {
  onTick: fn(),
  onUndo: fn(),
  onSkip: fn(),
  onNote: fn(),
  onEdit: fn(),
  onPause: fn(),
  onResume: fn(),
  onArchive: fn(),
  onRestore: fn(),
};

const meta = {
  title: 'Product/HabitRow',
  component: HabitRow,
  args: { habit: exampleHabit, actions, href: '#habit' },
  argTypes: { sync: { control: 'select', options: ['stored', 'pending', 'failed'] } },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof HabitRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every kind and state of a habit. */
export const AllVariants: Story = {
  render: (args) => (
    <Stack gap="2">
      {Object.entries(exampleHabits).map(([state, habit]) => (
        <HabitRow key={state} {...args} habit={habit} />
      ))}
      <HabitRow {...args} habit={{ ...exampleHabits.done, name: 'Morning pages' }} sync="pending" />
      <HabitRow {...args} habit={{ ...exampleHabits.done, name: 'Drink a glass of water' }} sync="failed" onRetry={fn()} />
    </Stack>
  ),
};

export const Compact: Story = {
  render: (args) => (
    <Stack gap="0">
      {Object.entries(exampleHabits).map(([state, habit]) => (
        <HabitRow key={state} {...args} habit={habit} compact />
      ))}
    </Stack>
  ),
};

/** Shown as if it were stored, while it is on its way. */
export const Pending: Story = { args: { habit: exampleHabits.done, sync: 'pending' } };

export const FailedAndKept: Story = { args: { habit: exampleHabits.done, sync: 'failed', onRetry: fn() } };

/** Two taps: the box, then a usual amount. */
export const EnteringAnAmount: Story = {
  args: { habit: exampleHabits.counted },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Enter today's amount/ }));
    await userEvent.click(await screen.findByRole('button', { name: '20 min' }));
    await expect(args.actions.onTick).toHaveBeenCalledWith(20);
  },
};

export const Loading: Story = {
  render: () => (
    <LoadingRegion label="Loading habits">
      <Skeleton lines={3} />
    </LoadingRegion>
  ),
};

export const Empty: Story = {
  render: () => (
    <EmptyState title="No habits yet" illustration={<Vignette scene="cairn" />}>
      Nothing here yet. Plant one small habit.
    </EmptyState>
  ),
};

export const LongText: Story = {
  args: {
    habit: {
      ...exampleHabits.done,
      name: 'Walk all the way round the lake before breakfast, also when it rains, and look at Donaudampfschifffahrtsgesellschaftsdenkmal on the way',
      cue: 'After the first coffee and before anybody else in the house is awake',
      note: 'The dog came along and we met the neighbour who sells honey, so it took a little longer than it usually does.',
    },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { habit: exampleHabits.counted } };

export const Phone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };
