import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { exampleGoal, exampleGoals } from './example-goals.ts';
import { GoalCard, type GoalCardGoal, type GoalCardProps, GoalConfidence, GoalMilestones } from './index.ts';

const spies = () => ({
  onTick: vi.fn(),
  onValue: vi.fn(),
  onEdit: vi.fn(),
  onPause: vi.fn(),
  onResume: vi.fn(),
  onComplete: vi.fn(),
  onArchive: vi.fn(),
  onReopen: vi.fn(),
  onUnarchive: vi.fn(),
  onDelete: vi.fn(),
});

describeConformance('GoalCard', { element: 'article', render: (props) => <GoalCard {...props} goal={exampleGoal} actions={spies()} /> });

function show(goal: GoalCardGoal, more: Partial<GoalCardProps> = {}) {
  const actions = spies();
  render(<GoalCard goal={goal} actions={actions} {...more} />);
  return actions;
}
async function menuItems(title: string): Promise<(string | null)[]> {
  await userEvent.click(screen.getByRole('button', { name: `More for ${title}` }));
  return (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
}

describe('GoalCard', () => {
  it('is named by its goal and says how far it is, how large and until when', () => {
    show(exampleGoal, { href: '/goals/thesis' });
    expect(screen.getByRole('article', { name: exampleGoal.title })).toBeVisible();
    expect(screen.getByRole('progressbar', { name: /Progress of/ })).toHaveAttribute('aria-valuetext', '48 %, 1 of 3 milestones');
    expect(screen.getByText('Long climb · by 12 March, in 16 weeks')).toBeVisible();
    expect(screen.getByText('1 of 3 milestones · fairly sure')).toBeVisible();
    expect(screen.getByRole('link', { name: exampleGoal.title })).toHaveAttribute('href', '/goals/thesis');
  });

  it('offers the next milestone to tick, and no other', async () => {
    const actions = show(exampleGoal);
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.click(screen.getByRole('checkbox', { name: 'First chapter with Dr. Okafor' }));
    expect(actions.onTick).toHaveBeenCalledExactlyOnceWith('chapter', true);
  });

  it('takes the new amount of a counted key result', async () => {
    const actions = show(exampleGoals.counted);
    expect(screen.getByRole('progressbar', { name: 'Books finished' })).toHaveAttribute('aria-valuetext', '7 of 12 books');
    await userEvent.click(screen.getByRole('button', { name: 'Update Books finished' }));
    const field = screen.getByRole('spinbutton', { name: 'Books finished' });
    await userEvent.clear(field);
    await userEvent.type(field, '8{Enter}');
    expect(actions.onValue).toHaveBeenCalledExactlyOnceWith('books', 8);
  });

  it.each([
    ['active', ['Edit goal', /^Pause/, 'Complete', /^Archive.*let it go/i, 'Delete']],
    ['paused', ['Edit goal', 'Resume', 'Complete', /^Archive/, 'Delete']],
    ['completed', ['Edit goal', 'Reopen', 'Archive', 'Delete']],
    ['archived', ['Edit goal', 'Take out of the archive', 'Delete']],
  ] as const)('offers what can become of a goal that is %s', async (state, items) => {
    const goal = exampleGoals[state];
    show(goal);
    const offered = await menuItems(goal.title);
    expect(offered).toHaveLength(items.length);
    for (const [index, item] of items.entries()) expect(offered[index]).toMatch(item);
  });

  it('changes nothing of a goal that is closed, and says what was learned', () => {
    show(exampleGoals.completed);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByText(/Measure twice/)).toBeVisible();
  });

  it('is to be read, not ticked, as a row', () => {
    show(exampleGoals.paused, { look: 'row' });
    expect(screen.getByText('0 of 1 milestone')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Update/ })).toBeNull();
  });

  it('refuses className', () => {
    // @ts-expect-error looks are chosen by look
    render(<GoalCard className="mine" goal={exampleGoal} actions={spies()} />);
    expect(document.querySelector('.mine')).toBeNull();
  });
});

describe('GoalMilestones', () => {
  it('ticks and unticks, and says how far a number is that goes down', async () => {
    const actions = spies();
    const weight = { id: 'kg', title: 'Weight', kind: 'number', start: 84, target: 72, value: 78, unit: 'kg', reachedAt: null } as const;
    render(<GoalMilestones milestones={[...exampleGoal.milestones, weight]} actions={actions} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Outline agreed' }));
    expect(actions.onTick).toHaveBeenCalledExactlyOnceWith('outline', false);
    const progress = screen.getByRole('progressbar', { name: 'Weight' });
    expect(progress).toHaveAttribute('aria-valuetext', '78, from 84 to 72 kg');
    expect(progress).toHaveAttribute('aria-valuenow', '50');
  });

  it('can only be read once its goal is closed', () => {
    render(<GoalMilestones milestones={exampleGoal.milestones} actions={spies()} closed />);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Outline agreed, reached',
      'First chapter with Dr. Okafor, left open',
      expect.stringContaining('54 of 120 pages'),
    ]);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('GoalConfidence', () => {
  it('asks how sure the member is, in numbers with their meaning', async () => {
    const onConfidence = vi.fn();
    const { rerender } = render(<GoalConfidence confidence={null} onConfidence={onConfidence} />);
    const asked = screen.getByRole('radiogroup', { name: 'How sure are you this week?' });
    expect(asked).toHaveAccessibleDescription('1 is not sure at all, 5 is very sure.');
    await userEvent.click(screen.getByRole('radio', { name: '2' }));
    expect(onConfidence).toHaveBeenCalledWith(2);
    rerender(<GoalConfidence confidence={2} onConfidence={onConfidence} />);
    expect(asked).toHaveAccessibleDescription('2 is a little unsure.');
  });
});
