import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { breathAt } from './breath.ts';
import { MeditationTimer, type MeditationTimerProps } from './index.ts';

const spies = () => ({
  onPlannedChange: vi.fn(),
  onBellChange: vi.fn(),
  onStart: vi.fn(),
  onPause: vi.fn(),
  onResume: vi.fn(),
  onFinish: vi.fn(),
  onAgain: vi.fn(),
});
const base = { title: 'Sit still', state: 'ready', elapsed: 0, plannedSeconds: 600 } as const;
const pace = { inhale: 4, hold: 0, exhale: 6, rest: 2 };

describeConformance('MeditationTimer', { element: 'section', render: (props) => <MeditationTimer {...base} {...spies()} {...props} /> });

function show(more: Partial<MeditationTimerProps> = {}) {
  const actions = spies();
  const view = render(<MeditationTimer {...base} {...actions} {...more} />);
  return {
    ...actions,
    again: (next: Partial<MeditationTimerProps>) => view.rerender(<MeditationTimer {...base} {...actions} {...next} />),
  };
}

describe('MeditationTimer', () => {
  it('lets length and bell be chosen, then begins', async () => {
    const actions = show({ bells: [{ id: 'bowl', name: 'Singing bowl' }], bell: 'bowl' });
    await userEvent.click(screen.getByRole('radio', { name: '5 min' }));
    expect(actions.onPlannedChange).toHaveBeenCalledWith(300);
    expect(screen.getByRole('slider', { name: 'Or exactly' })).toHaveAttribute('aria-valuetext', '10 min');
    expect(screen.getByRole('combobox', { name: 'Bell' })).toHaveTextContent('Singing bowl');
    await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
    expect(actions.onStart).toHaveBeenCalledTimes(1);
  });

  it('pauses, goes on and finishes; focus stays on the button that does both', async () => {
    const actions = show({ state: 'running', elapsed: 60 });
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    actions.again({ state: 'paused', elapsed: 60 });
    expect(screen.getByRole('button', { name: 'Go on' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Finish' }));
    expect([actions.onPause, actions.onResume, actions.onFinish].map((spy) => spy.mock.calls.length)).toEqual([1, 1, 1]);
  });

  it('says how much is left, in words', () => {
    show({ state: 'running', elapsed: 240 });
    expect(screen.getByRole('progressbar', { name: 'Time' })).toHaveAttribute('aria-valuetext', '6 minutes left of 10 minutes');
    expect(screen.getByText('6:00')).toBeInTheDocument();
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it('speaks at the start, half-way and at the end, and is silent between', () => {
    const { again } = show();
    const said = screen.getByRole('status');
    const heardAt = (elapsed: number) => {
      again({ state: 'running', elapsed });
      return said.textContent;
    };
    expect([0, 1, 299].map(heardAt)).toEqual(Array(3).fill('Started. 10 minutes.'));
    expect([300, 301, 599].map(heardAt)).toEqual(Array(3).fill('Half of the time is over.'));
    again({ state: 'done', elapsed: 600 });
    expect(said).toHaveTextContent('Finished. 10 minutes.');
  });

  it('leads a breath in words and seconds', () => {
    const { again } = show({ state: 'running', elapsed: 1, pace });
    expect(screen.getByText('Breathe in')).toBeInTheDocument();
    expect(screen.getByText('3')).toBeInTheDocument();
    expect(screen.getByText('Seconds: in 4, out 6, rest 2')).toBeVisible();
    again({ state: 'running', elapsed: 4, pace });
    expect(screen.getByText('Breathe out')).toBeInTheDocument();
    again({ state: 'paused', elapsed: 4, pace });
    expect(screen.queryByText('Breathe out')).toBeNull();
  });

  it('ends with what was sat and the way back', async () => {
    const actions = show({ state: 'done', elapsed: 480, after: <p>Plus 13 XP</p> });
    expect(screen.getByText('8 minutes of quiet')).toBeVisible();
    expect(screen.getByText('Plus 13 XP')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Once more' }));
    expect(actions.onAgain).toHaveBeenCalledTimes(1);
  });

  it('says what could not be stored', () => {
    show({ state: 'done', elapsed: 480, error: 'The session could not be saved.' });
    expect(screen.getByRole('alert')).toHaveTextContent('The session could not be saved.');
  });

  it('refuses className', () => {
    // @ts-expect-error looks are the timer's own business
    render(<MeditationTimer {...base} {...spies()} className="mine" />);
    expect(document.querySelector('.mine')).toBeNull();
  });
});

describe('breathAt', () => {
  it('walks through the parts that have a length, again and again', () => {
    const walked = Array.from({ length: 14 }, (_, second) => breathAt(pace, second)).map((breath) => `${breath?.phase} ${breath?.left}`);
    expect(walked).toEqual([
      ...['inhale 4', 'inhale 3', 'inhale 2', 'inhale 1'],
      ...['exhale 6', 'exhale 5', 'exhale 4', 'exhale 3', 'exhale 2', 'exhale 1'],
      ...['rest 2', 'rest 1', 'inhale 4', 'inhale 3'],
    ]);
  });

  it('has nothing to say of a pace without length', () => {
    expect(breathAt({ inhale: 0, hold: 0, exhale: 0, rest: 0 }, 3)).toBeNull();
  });
});
