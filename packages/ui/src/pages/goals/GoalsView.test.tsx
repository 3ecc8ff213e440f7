import type { Goal } from '@everstep/domain';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { exampleGoalActions, exampleGoals, exampleThesis } from './example-goals.ts';
import { GoalDoneView } from './GoalDoneView.tsx';
import { GoalsView, type GoalsViewProps } from './GoalsView.tsx';
import { GoalView, type GoalViewProps } from './GoalView.tsx';

const nothing = () => {};
const base: GoalsViewProps = {
  goals: exampleGoals,
  onRetry: nothing,
  look: 'board',
  onLookChange: nothing,
  today: '2026-11-21',
  actionsOf: () => exampleGoalActions,
  onMove: nothing,
  onNew: nothing,
};
const show = (props: Partial<GoalsViewProps> = {}) => render(<GoalsView {...base} {...props} />);
const titlesIn = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('GoalsView', () => {
  it('has a board with the nearest due date first, and the way to the archive', async () => {
    const onLookChange = vi.fn();
    show({ onLookChange });
    expect(titlesIn('On the way')).toEqual(['Read a book a month', 'Finish my thesis on mosses', 'Grow our own tomatoes']);
    expect(titlesIn('Resting')).toEqual(['Swim across the lake']);
    await userEvent.click(screen.getByRole('button', { name: '1 in the archive' }));
    expect(onLookChange).toHaveBeenCalledWith('list');
  });

  it('has a list of every state, the archive included', () => {
    show({ look: 'list' });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'On the way',
      'Resting',
      'Reached',
      'Archive',
    ]);
    expect(titlesIn('Archive')).toEqual(['Play the piano every evening']);
  });

  it('moves the goal that was dropped on another column', async () => {
    const onMove = vi.fn();
    show({ onMove });
    screen.getByRole('button', { name: 'Move Finish my thesis on mosses' }).focus();
    await userEvent.keyboard(' {ArrowRight} ');
    expect(onMove).toHaveBeenCalledExactlyOnceWith(exampleThesis, 'paused');
  });

  it('invites while there is none, waits, and says what went wrong', async () => {
    const [onNew, onRetry] = [vi.fn(), vi.fn()];
    const { rerender } = show({ goals: [], onNew });
    await userEvent.click(screen.getByRole('button', { name: 'Set a goal' }));
    expect(onNew).toHaveBeenCalledOnce();
    rerender(<GoalsView {...base} goals={undefined} />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading your goals');
    rerender(<GoalsView {...base} goals={undefined} problem="Network error." onRetry={onRetry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

describe('GoalView', () => {
  const one: GoalViewProps = {
    goal: exampleThesis,
    onRetry: nothing,
    today: '2026-11-21',
    actionsOf: () => exampleGoalActions,
    onConfidence: nothing,
  };
  const open = (goal: Goal | undefined, more: Partial<GoalViewProps> = {}) => render(<GoalView {...one} {...more} goal={goal} />);

  it('says why, how far, until when, what carries it and how sure one is', async () => {
    const onConfidence = vi.fn();
    open(exampleThesis, { onConfidence });
    expect(screen.getByRole('heading', { level: 1, name: exampleThesis.title })).toBeVisible();
    expect(screen.getByText(exampleThesis.why)).toBeVisible();
    expect(screen.getByText('By 12 March 2027, in 16 weeks')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Morning pages' })).toHaveAttribute('aria-valuetext', '22 of 60 times since 12 October');
    await userEvent.click(screen.getByRole('radio', { name: '5' }));
    expect(onConfidence).toHaveBeenCalledExactlyOnceWith(exampleThesis, 5);
  });

  it('offers milestones where there are none', async () => {
    const onEdit = vi.fn();
    open({ ...exampleThesis, milestones: [] }, { actionsOf: () => ({ ...exampleGoalActions, onEdit }) });
    await userEvent.click(screen.getByRole('button', { name: 'Add milestones' }));
    expect(onEdit).toHaveBeenCalledOnce();
  });

  it('shows what was learned of a closed goal, and leaves it as it is', () => {
    const closed = exampleGoals.find(({ state }) => state === 'completed');
    open(closed);
    expect(screen.getByRole('region', { name: 'What you learned' })).toHaveTextContent('Measure twice');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByRole('button', { name: 'Reopen' })).toBeVisible();
  });

  it('leads back to all goals from one that is not there', () => {
    open(undefined, { problem: 'We could not find that.', missing: true });
    expect(screen.getByRole('link', { name: 'To your goals' })).toHaveAttribute('href', '/goals');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('GoalDoneView', () => {
  const done = { goal: { ...exampleThesis, lesson: 'Ask early.' }, award: null, today: '2026-11-21', onClose: nothing };

  it('celebrates with confetti, and in calm mode without', () => {
    const { rerender } = render(<GoalDoneView {...done} />);
    expect(document.querySelector('[data-confetti]')).not.toBeNull();
    expect(screen.getByRole('dialog', { name: 'You are there' })).toHaveTextContent('Ask early.');
    rerender(<GoalDoneView {...done} calm />);
    expect(document.querySelector('[data-confetti]')).toBeNull();
  });

  it('says after a hard moment plainly that it is completed, with what was learned and nothing to cheer at', () => {
    render(<GoalDoneView {...done} quiet />);
    const dialog = screen.getByRole('dialog', { name: 'Goal completed' });
    expect(dialog).toHaveTextContent('Ask early.');
    expect(dialog.textContent).not.toMatch(/look back|XP/);
    expect(dialog.querySelector('[data-confetti], svg')).toBeNull();
  });
});
