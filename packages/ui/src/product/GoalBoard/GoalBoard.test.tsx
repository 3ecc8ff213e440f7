import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { exampleGoals } from '../GoalCard/example-goals.ts';
import type { GoalCardGoal } from '../GoalCard/index.ts';
import { columnAfterKey, waysFrom } from './board.ts';
import { GoalBoard } from './index.ts';

const nothing = () => {};
const actions = {
  onTick: nothing,
  onValue: nothing,
  onEdit: nothing,
  onPause: nothing,
  onResume: nothing,
  onComplete: nothing,
  onArchive: nothing,
  onReopen: nothing,
  onUnarchive: nothing,
  onDelete: nothing,
};

function Kept({ onMove, limit }: { onMove: (id: string, to: GoalCardGoal['state']) => void; limit?: number }) {
  const [goals, setGoals] = useState<readonly GoalCardGoal[]>(Object.values(exampleGoals));
  return (
    <GoalBoard
      goals={goals}
      actionsOf={() => actions}
      hrefOf={({ id }) => `/goals/${id}`}
      onMove={(id, to) => {
        onMove(id, to);
        setGoals(goals.map((goal) => (goal.id === id ? { ...goal, state: to } : goal)));
      }}
      {...(limit === undefined ? {} : { limit })}
      more={(state, count) => `All ${count} of ${state}`}
    />
  );
}

function setup(limit?: number) {
  const onMove = vi.fn();
  render(<Kept onMove={onMove} {...(limit === undefined ? {} : { limit })} />);
  return { onMove, user: userEvent.setup(), grip: screen.getByRole('button', { name: 'Move Finish my thesis on mosses' }) };
}
const column = (name: string) => within(screen.getByRole('region', { name }));
const titlesIn = (name: string) =>
  column(name)
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const said = () => screen.getByRole('status').textContent;

describe('the columns of a goal', () => {
  it.each([
    ['active', ['paused', 'completed']],
    ['paused', ['active', 'completed']],
    ['completed', ['active']],
  ] as const)('from %s are %j', (state, ways) => {
    expect(waysFrom(state)).toEqual(ways);
  });

  it.each([
    ['ArrowRight', 'active', 'active', false, 'paused'],
    ['ArrowRight', 'active', 'active', true, 'active'],
    ['ArrowLeft', 'active', 'active', true, 'paused'],
    ['ArrowDown', 'active', 'completed', false, 'completed'],
    ['End', 'active', 'active', false, 'completed'],
    ['ArrowRight', 'completed', 'active', false, 'completed'],
    ['Home', 'completed', 'completed', false, 'active'],
    ['x', 'active', 'active', false, undefined],
  ] as const)('after %s, from %s over %s (right to left: %s), the next is %s', (key, from, over, rightToLeft, expected) => {
    expect(columnAfterKey(key, from, over, rightToLeft)).toBe(expected);
  });
});

describe('GoalBoard', () => {
  it('has a column for each state with its goals, and none for the archive', () => {
    setup();
    expect(titlesIn('On the way')).toEqual(['Finish my thesis on mosses', 'Read a book a month']);
    expect(titlesIn('Resting')).toEqual(['Swim across the lake']);
    expect(titlesIn('Reached')).toEqual(['Build a shelf for the kitchen']);
    expect(screen.queryByText('Play the piano every evening')).toBeNull();
  });

  it('lifts by Space, chooses a column by arrows, drops by Space, says each step, and keeps the focus on the grip', async () => {
    const { user, onMove, grip } = setup();
    expect(grip).toHaveAccessibleDescription('Space lifts it, arrow keys choose a column, Space drops it, Escape cancels.');
    grip.focus();
    await user.keyboard(' ');
    expect(grip).toHaveAttribute('aria-pressed', 'true');
    expect(said()).toMatch(/^Finish my thesis on mosses lifted from On the way\./);
    await user.keyboard('{ArrowRight}');
    expect(said()).toBe('Over Resting.');
    expect(onMove).not.toHaveBeenCalled();
    await user.keyboard(' ');
    expect(onMove).toHaveBeenCalledExactlyOnceWith('thesis', 'paused');
    expect(titlesIn('Resting')).toContain('Finish my thesis on mosses');
    expect(said()).toBe('Finish my thesis on mosses dropped on Resting.');
    expect(screen.getByRole('button', { name: 'Move Finish my thesis on mosses' })).toHaveFocus();
  });

  it.each(['{Escape}', '{Tab}'])('moves nothing after %s', async (key) => {
    const { user, onMove, grip } = setup();
    grip.focus();
    await user.keyboard(` {ArrowRight}${key}`);
    expect(onMove).not.toHaveBeenCalled();
    expect(said()).toBe('Move cancelled. Finish my thesis on mosses stays in On the way.');
  });

  it('drops where it was without a move', async () => {
    const { user, onMove, grip } = setup();
    grip.focus();
    await user.keyboard('  ');
    expect(onMove).not.toHaveBeenCalled();
    expect(said()).toBe('Finish my thesis on mosses stays in On the way.');
  });

  it('shows as many as asked for, and the way to the rest', () => {
    setup(1);
    expect(titlesIn('On the way')).toHaveLength(1);
    expect(column('On the way').getByText('All 2 of active')).toBeVisible();
    expect(column('Resting').queryByText(/^All/)).toBeNull();
  });

  it('says kindly what a column is for while it is empty', () => {
    render(<GoalBoard goals={[]} actionsOf={() => actions} hrefOf={() => '#'} onMove={nothing} />);
    expect(column('Reached').getByText('What you reach will stand here.')).toBeVisible();
  });
});
