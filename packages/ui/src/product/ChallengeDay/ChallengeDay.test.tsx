import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { exampleTasks } from './example-tasks.ts';
import { ChallengeDay, type ChallengeDayProps } from './index.ts';

const day = { day: 3, totalDays: 7, title: 'Clear one small corner', status: 'today', tasks: exampleTasks, complete: false } as const;

function show(more: Partial<ChallengeDayProps> = {}) {
  const actions = { onTick: vi.fn(), onUndo: vi.fn(), onComeback: vi.fn() };
  render(<ChallengeDay {...day} {...actions} {...more} />);
  return actions;
}

describeConformance('ChallengeDay', {
  element: 'section',
  render: (props) => <ChallengeDay {...day} {...props} onTick={() => {}} onUndo={() => {}} />,
});

describe('ChallengeDay', () => {
  it('says which day of how many it is, and puts what the day needs first', () => {
    show();
    expect(screen.getByRole('region', { name: 'Clear one small corner' })).toHaveTextContent('Day 3 of 7');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringContaining('Check in'),
      expect.stringContaining('Clear it for ten minutes'),
      expect.stringContaining('optional'),
    ]);
  });

  it('ticks a task by hand and takes it back', async () => {
    const actions = show();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Clear it for ten minutes' }));
    expect(actions.onTick).toHaveBeenCalledWith('corner');
    const again = show({ tasks: exampleTasks.map((task) => ({ ...task, done: true })) });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Clear it for ten minutes', checked: true }));
    expect(again.onUndo).toHaveBeenCalledWith('corner');
  });

  it('leaves a task that ticks itself to what ticks it, and says what that was', () => {
    show();
    expect(screen.queryByRole('checkbox', { name: /Check in/ })).toBeNull();
    expect(screen.getByText('Ticked by your check-in')).toBeVisible();
  });

  it('leads to where such a task is done while it is open', () => {
    show({ tasks: exampleTasks.map((task) => ({ ...task, done: false })) });
    expect(screen.getByRole('link', { name: 'Check in' })).toHaveAttribute('href', '#today');
    expect(screen.getByText('ticks itself with your check-in')).toBeVisible();
  });

  it('offers two minutes to come back after a missed day', async () => {
    const actions = show({ comeback: { title: 'Write down one good thing', done: false } });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Write down one good thing' }));
    expect(actions.onComeback).toHaveBeenCalledWith(true);
  });

  it.each(['past', 'future'] as const)('lets nothing be ticked on a %s day', (status) => {
    show({ status, opens: 'Opens tomorrow' });
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('says when a future day opens', () => {
    show({ status: 'future', opens: 'Opens tomorrow' });
    expect(screen.getByText('Opens tomorrow')).toBeVisible();
  });

  it('asks for nothing on a day of rest', () => {
    show({ status: 'rest' });
    expect(screen.getByText('Nothing to do today. Rest is progress too.')).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('says aloud that the day is done, and gives the medal on the last one', () => {
    const tasks = exampleTasks.map((task) => ({ ...task, done: true }));
    const { rerender } = render(<ChallengeDay {...day} onTick={() => {}} onUndo={() => {}} />);
    const said = screen.getByRole('status');
    expect(said).toBeEmptyDOMElement();
    const medal = { kind: 'full', line: '7 of 7 days.' } as const;
    rerender(<ChallengeDay {...day} tasks={tasks} complete medal={medal} onTick={() => {}} onUndo={() => {}} />);
    expect(said).toHaveTextContent('Day 3 is walked. 3 small things, all yours.');
    expect(said).toHaveTextContent('The full medal is yours');
  });

  it('refuses className', () => {
    // @ts-expect-error looks are the card's own business
    render(<ChallengeDay {...day} className="mine" onTick={() => {}} onUndo={() => {}} />);
    expect(document.querySelector('.mine')).toBeNull();
  });
});
