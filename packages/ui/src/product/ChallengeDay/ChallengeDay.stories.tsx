import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Card } from '../../components/Card/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { exampleTasks } from './example-tasks.ts';
import { ChallengeDay } from './index.ts';

const meta = {
  title: 'Product/ChallengeDay',
  component: ChallengeDay,
  args: {
    day: 3,
    totalDays: 7,
    title: 'Clear one small corner',
    intro: 'Pick a drawer, a desk, a folder. Set ten minutes. Stop when it rings.',
    status: 'today',
    tasks: exampleTasks,
    complete: false,
    onTick: fn(),
    onUndo: fn(),
    onComeback: fn(),
  },
  argTypes: { status: { control: 'select', options: ['past', 'yesterday', 'today', 'rest', 'future'] } },
} satisfies Meta<typeof ChallengeDay>;
export default meta;
type Story = StoryObj<typeof meta>;

const allDone = exampleTasks.map((task) => ({ ...task, done: true }));
const allOpen = exampleTasks.map((task) => ({ ...task, done: false }));
const comeback = { title: 'Write down one thing that went well since', line: 'One line is enough.', done: false };
const medal = { kind: 'full', line: '7 of 7 days, at your own pace.' } as const;

export const Default: Story = {};

/** A day before, during and after. */
export const AllVariants: Story = {
  render: (args) => (
    <Stack gap="5">
      <ChallengeDay {...args} />
      <ChallengeDay {...args} title="Say thank you to someone" day={2} status="yesterday" comeback={comeback} />
      <ChallengeDay {...args} title="Ten quiet breaths" day={1} status="past" complete tasks={allDone} />
      <ChallengeDay {...args} title="A walk without a phone" day={4} status="past" />
      <ChallengeDay {...args} title="A day off" day={6} status="rest" intro={undefined} phase="Steady" totalDays={60} />
      <ChallengeDay {...args} title="Ask one real question" day={5} status="future" tasks={allOpen} opens="Opens tomorrow" />
      <ChallengeDay {...args} title="Look back" day={7} tasks={allDone} complete medal={medal} />
    </Stack>
  ),
};

export const AllDone: Story = { args: { tasks: allDone, complete: true } };
export const LastDay: Story = { args: { day: 7, tasks: allDone, complete: true, medal } };
export const Comeback: Story = { args: { comeback } };
export const Future: Story = { args: { status: 'future', tasks: allOpen, opens: 'Opens tomorrow' } };
export const Rest: Story = { args: { status: 'rest', intro: undefined } };
export const Pending: Story = { args: { tasks: exampleTasks.map((task) => ({ ...task, done: true, pending: !task.tickedBy })) } };
export const Failed: Story = { args: { error: 'The tick could not be saved. It is kept on this device and sent again by itself.' } };

/** A day without tasks says what it is about and asks for nothing. */
export const Empty: Story = { args: { tasks: [], intro: undefined } };

export const Loading: Story = {
  render: () => (
    <LoadingRegion label="Loading today's tasks">
      <Card>
        <Skeleton shape="title" />
        <Skeleton lines={4} />
      </Card>
    </LoadingRegion>
  ),
};

export const LongText: Story = {
  args: {
    title: 'Clear one small corner of the room in which you spend most of your evenings',
    intro: 'Pick a drawer, a desk, a folder. Set ten minutes. Stop when it rings. '.repeat(4),
    tasks: exampleTasks.map((task) => ({
      ...task,
      title: `${task.title}, and then ${task.title.toLowerCase()} once more for good measure`,
    })),
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { comeback } };
export const Phone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };
