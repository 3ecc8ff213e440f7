import type { Habit, Habits } from '@everstep/domain';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { exampleAllDone, exampleHabit, exampleHabits } from './example-habits.ts';
import { HabitsView, type HabitsViewProps } from './HabitsView.tsx';

const events = () => ({
  onTick: vi.fn(),
  onUndo: vi.fn(),
  onSkip: vi.fn(),
  onNote: vi.fn(),
  onTimer: vi.fn(),
  onEdit: vi.fn(),
  onPause: vi.fn(),
  onResume: vi.fn(),
  onArchive: vi.fn(),
  onRestore: vi.fn(),
  onDelete: vi.fn(),
});
const base = (): HabitsViewProps => ({
  data: exampleHabits,
  onRetry: vi.fn(),
  events: events(),
  onNew: vi.fn(),
  onArrange: vi.fn(),
  onArchive: vi.fn(),
  suggestions: { onPlant: vi.fn() },
});
const titlesIn = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('shows what is due, then what is done, then what comes later and what rests', () => {
  render(<HabitsView {...base()} />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Habits',
    'Today',
    'Done',
    'Later this week',
    'Not due',
  ]);
  expect(titlesIn('Today')).toEqual(['Morning pages', 'Read', 'Sit quietly', 'Run', 'Drink a glass of water']);
  expect(titlesIn('Done')).toEqual(['Walk before breakfast', 'Coffee', 'Stretch']);
  expect(titlesIn('Later this week')).toEqual(['Water the plants']);
  expect(titlesIn('Not due')).toEqual(['Call someone I like', 'Swim']);
  expect(screen.getByText('2 of 7 done today. One missed day costs little.')).toBeVisible();
});

it('hands over the habit with what was tapped', async () => {
  const props = base();
  render(<HabitsView {...props} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Morning pages, done today' }));
  expect(props.events.onTick).toHaveBeenCalledExactlyOnceWith(exampleHabit, undefined);
});

it('leaves a row where it was ticked, and keeps the focus on it', async () => {
  const props = base();
  const { rerender } = render(<HabitsView {...props} />);
  const tick = () => screen.getByRole('checkbox', { name: 'Morning pages, done today' });
  tick().focus();
  const ticked: Habit = { ...exampleHabit, today: { ...exampleHabit.today, group: 'done', why: 'done', done: 1 } };
  const data: Habits = { ...exampleHabits, habits: exampleHabits.habits.map((habit) => (habit.id === ticked.id ? ticked : habit)) };
  rerender(<HabitsView {...props} data={data} />);
  expect(tick()).toBeChecked();
  expect(tick()).toHaveFocus();
  expect(titlesIn('Today')[0]).toBe('Morning pages');
  rerender(<HabitsView {...props} data={{ ...data, localDate: '2026-11-22' }} />);
  expect(titlesIn('Done')).toContain('Morning pages');
});

it('says that nothing is left once all is done', () => {
  render(<HabitsView {...base()} data={exampleAllDone} />);
  expect(screen.getByText('Nothing left for today. The rest of it is yours.')).toBeVisible();
  expect(screen.getByText('All 2 of today are done. Rest is progress too.')).toBeVisible();
});

it('offers small habits to plant while there are none', async () => {
  const props = base();
  render(<HabitsView {...props} data={{ ...exampleHabits, habits: [] }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Plant “Make the bed”' }));
  expect(props.suggestions.onPlant).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Make the bed' }));
  await userEvent.click(screen.getByRole('button', { name: 'New habit' }));
  expect(props.onNew).toHaveBeenCalledOnce();
});

it('keeps the other suggestions at hand until three habits stand', () => {
  const props = base();
  const bed = { ...exampleHabit, title: 'Make the bed' };
  const { rerender } = render(<HabitsView {...props} data={{ ...exampleHabits, habits: [bed] }} />);
  expect(screen.getByRole('region', { name: 'To begin with' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Plant “Make the bed”' })).toBeNull();
  const more = ['a', 'b'].map((id) => ({ ...exampleHabit, id, title: id }));
  rerender(<HabitsView {...props} data={{ ...exampleHabits, habits: [bed, ...more] }} />);
  expect(screen.queryByRole('region', { name: 'To begin with' })).toBeNull();
});

it('names the place of archived habits otherwise than the act of archiving one', async () => {
  const props = base();
  render(<HabitsView {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'More about habits' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Archived habits' }));
  expect(props.onArchive).toHaveBeenCalledOnce();
});

it('waits for the habits, and says why they do not come', async () => {
  const props = { ...base(), data: undefined };
  const { rerender } = render(<HabitsView {...props} />);
  expect(screen.getByText('Loading your habits')).toBeInTheDocument();
  rerender(<HabitsView {...props} problem="The server does not answer." />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(props.onRetry).toHaveBeenCalledOnce();
});
