import type { Meta, StoryObj } from '@storybook/react-vite';
import { EXAMPLE_DATE } from '../../product/example-data.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { exampleHabitEvents } from './example-habit-events.ts';
import { exampleHabitList, exampleLongHabits } from './example-habits.ts';
import { TodayHabitsView } from './TodayHabitsView.tsx';

const ofToday = exampleHabitList.filter(({ today: { group } }) => group === 'due' || group === 'done');

const meta = {
  title: 'Pages/Habits of today',
  component: TodayHabitsView,
  args: {
    data: { done: 2, of: 7, habits: ofToday },
    today: EXAMPLE_DATE,
    events: exampleHabitEvents,
  },
} satisfies Meta<typeof TodayHabitsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: onPhone };

/** Nothing is left. */
export const AllDone: Story = { args: { data: { done: 2, of: 2, habits: ofToday.filter(({ today }) => today.group === 'done') } } };

export const LongTexts: Story = { args: { data: { done: 0, of: 6, habits: exampleLongHabits.habits } } };
