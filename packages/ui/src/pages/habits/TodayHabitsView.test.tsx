import type { Habit } from '@everstep/domain';
import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { exampleHabit } from './example-habits.ts';
import type { HabitEvents } from './habit-events.ts';
import { TodayHabitsView } from './TodayHabitsView.tsx';

const named = (id: string, title: string): Habit => ({ ...exampleHabit, id, title });
const [water, read, sit] = [named('water', 'Water'), named('read', 'Read'), named('sit', 'Sit')];
const done = (habit: Habit): Habit => ({ ...habit, today: { ...habit.today, group: 'done', why: 'done' } });
const act = vi.fn();
const events: HabitEvents = {
  onTick: act,
  onUndo: act,
  onSkip: act,
  onNote: act,
  onTimer: act,
  onEdit: act,
  onPause: act,
  onResume: act,
  onArchive: act,
  onRestore: act,
  onDelete: act,
};
const view = (habits: readonly Habit[], today = '2026-11-21') => (
  <TodayHabitsView data={{ habits: [...habits], done: 0, of: 3 }} today={today} events={events} />
);
const titles = () =>
  within(screen.getByRole('list', { name: 'Habits of today' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('leaves every row in its place while one after the other is ticked, and begins afresh on the next day', () => {
  const { rerender } = render(view([water, read, sit]));
  // The server puts what is done last.
  rerender(view([read, sit, done(water)]));
  expect(titles()).toEqual(['Water', 'Read', 'Sit']);
  rerender(view([sit, done(water), done(read)]));
  expect(titles()).toEqual(['Water', 'Read', 'Sit']);
  rerender(view([sit, read, water], '2026-11-22'));
  expect(titles()).toEqual(['Sit', 'Read', 'Water']);
});
