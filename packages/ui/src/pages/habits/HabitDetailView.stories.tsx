import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { EXAMPLE_DATE } from '../../product/example-data.tsx';
import { ExampleShell } from '../examples/ExampleShell.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { exampleHabitEvents } from './example-habit-events.ts';
import { exampleCounted, exampleHabit, exampleHistory, exampleLongHabits, exampleNotes } from './example-habits.ts';
import { HabitDetailView, type HabitDetailViewProps } from './HabitDetailView.tsx';
import { habitSpanDates } from './habit-year.ts';

const { from, to } = habitSpanDates('recent', EXAMPLE_DATE);
const year: HabitDetailViewProps['year'] = {
  history: exampleHistory(from, to),
  problem: undefined,
  onRetry: fn(),
  span: 'recent',
  onSpanChange: fn(),
};
const notes: HabitDetailViewProps['notes'] = { notes: exampleNotes, problem: undefined, onRetry: fn(), more: true, onMore: fn() };

const meta = {
  title: 'Pages/Habit',
  component: HabitDetailView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <ExampleShell current="/habits">
        <Story />
      </ExampleShell>
    ),
  ],
  args: {
    habit: exampleHabit,
    problem: undefined,
    onRetry: fn(),
    today: EXAMPLE_DATE,
    events: exampleHabitEvents,
    year,
    notes,
    onDay: fn(),
    help: undefined,
  },
} satisfies Meta<typeof HabitDetailView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };

/** The fuller the tile, the more of it. */
export const Amounts: Story = {
  args: { habit: exampleCounted, year: { ...year, history: exampleHistory(from, to, (day) => 4 + ((day * 7) % 24)) } },
};

/** Planted today. */
export const New: Story = {
  args: {
    habit: { ...exampleHabit, startDate: EXAMPLE_DATE, strength: 0, activeDays: 0, streak: { current: 0, longest: 0, unit: 'day' } },
    year: { ...year, history: { from, to, days: [] } },
    notes: { ...notes, notes: [], more: false },
  },
};

export const Archived: Story = { args: { habit: { ...exampleHabit, archivedAt: '2026-11-01T10:00:00.000Z' } } };

export const LongTexts: Story = { args: { habit: exampleLongHabits.habits[0] } };

export const Loading: Story = { args: { habit: undefined } };

/** The habit is here; its year and notes are on their way. */
export const YearLoading: Story = { args: { year: { ...year, history: undefined }, notes: { ...notes, notes: undefined } } };

export const NotLoaded: Story = { args: { habit: undefined, problem: 'The server does not answer. Your habits are safe there.' } };

export const YearNotLoaded: Story = {
  args: {
    year: { ...year, history: undefined, problem: 'The server does not answer.' },
    notes: { ...notes, notes: undefined, problem: 'The server does not answer.' },
  },
};
