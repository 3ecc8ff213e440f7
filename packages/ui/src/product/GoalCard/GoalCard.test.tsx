import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { exampleGoal, exampleGoals } from './example-goals.ts';
import { GoalCard, type GoalCardGoal, type GoalCardProps } from './index.ts';

const spies = () => ({
  onMilestone: vi.fn(),
  onValue: vi.fn(),
  onConfidence: vi.fn(),
  onEdit: vi.fn(),
  onPause: vi.fn(),
  onResume: vi.fn(),
  onComplete: vi.fn(),
  onLetGo: vi.fn(),
  onReopen: vi.fn(),
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
    expect(screen.getByRole('progressbar', { name: /Progress of/ })).toHaveAttribute('aria-valuetext', '45 %, 1 of 3 milestones');
    expect(screen.getByText('Long climb · by 12 March, in 16 weeks')).toBeVisible();
    expect(screen.getByRole('link', { name: exampleGoal.title })).toHaveAttribute('href', '/goals/thesis');
  });

  it('ticks and unticks a milestone', async () => {
    const actions = show(exampleGoal);
    await userEvent.click(screen.getByRole('checkbox', { name: 'First chapter with Dr. Okafor' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Outline agreed' }));
    expect(actions.onMilestone.mock.calls).toEqual([
      ['chapter', true],
      ['outline', false],
    ]);
  });

  it('takes the new amount of a counted key result', async () => {
    const actions = show(exampleGoal);
    expect(screen.getByRole('progressbar', { name: 'Pages written' })).toHaveAttribute('aria-valuetext', '54 of 120 pages');
    await userEvent.click(screen.getByRole('button', { name: 'Update Pages written' }));
    const field = screen.getByRole('spinbutton', { name: 'Pages written' });
    await userEvent.clear(field);
    await userEvent.type(field, '60{Enter}');
    expect(actions.onValue).toHaveBeenCalledExactlyOnceWith('pages', 60);
  });

  it('asks how sure the member is, in numbers with their meaning', async () => {
    const actions = show(exampleGoal);
    expect(screen.getByRole('radiogroup', { name: 'How sure are you this week?' })).toHaveAccessibleDescription('4 is fairly sure.');
    await userEvent.click(screen.getByRole('radio', { name: '2' }));
    expect(actions.onConfidence).toHaveBeenCalledWith(2);
  });

  it('leads to the habits that carry it', () => {
    show(exampleGoal);
    expect(screen.getByRole('link', { name: 'Morning pages' })).toHaveAttribute('href', '#pages');
  });

  it.each([
    ['active', ['Edit goal', 'Pause', 'Mark as done', /^Let go/]],
    ['paused', ['Edit goal', 'Resume', 'Mark as done', /^Let go/]],
    ['done', ['Edit goal', 'Take up again']],
    ['letGo', ['Edit goal', 'Take up again']],
  ] as const)('offers what can become of a goal that is %s', async (state, items) => {
    const goal = exampleGoals[state];
    show(goal);
    const offered = await menuItems(goal.title);
    expect(offered).toHaveLength(items.length);
    for (const [index, item] of items.entries()) expect(offered[index]).toMatch(item);
  });

  it('changes nothing of a goal that is closed, and says what was learned', () => {
    show(exampleGoals.done);
    expect(screen.getByText('Done')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Wood bought' })).toBeDisabled();
    expect(screen.getByText(/Measure twice/)).toBeVisible();
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });

  it('sums up in one line as a row', () => {
    show(exampleGoal, { look: 'row' });
    expect(screen.getByText('1 of 3 milestones · fairly sure')).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('says at once what could not be stored', () => {
    show(exampleGoal, { error: 'This milestone could not be saved.' });
    expect(screen.getByRole('alert')).toHaveTextContent('This milestone could not be saved.');
  });

  it('refuses className', () => {
    // @ts-expect-error looks are chosen by look
    render(<GoalCard className="mine" goal={exampleGoal} actions={spies()} />);
    expect(document.querySelector('.mine')).toBeNull();
  });
});
