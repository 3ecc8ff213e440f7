import { addDays } from '@everstep/domain';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { EXAMPLE_DATE } from '../../product/example-data.tsx';
import { exampleChallenges, exampleClosedRuns, exampleDayOf, exampleRun } from '../examples/example-challenges.ts';
import { ChallengesView, type ChallengesViewProps } from './ChallengesView.tsx';
import { marksOf } from './calendar-marks.ts';

const run = exampleRun({ days: 'ddmo' });

function show(more: Partial<ChallengesViewProps> = {}) {
  const actions = { onRetry: vi.fn(), onRun: vi.fn(), onLook: vi.fn(), onTick: vi.fn(), onCheckIn: vi.fn(), onAct: vi.fn() };
  const history = { runs: exampleClosedRuns, onMore: vi.fn(), onShow: vi.fn() };
  render(
    <ChallengesView
      banner={{ challenge: null, onStart: vi.fn() }}
      overview={{ today: EXAMPLE_DATE, templates: [...exampleChallenges], runs: [run] }}
      runId={undefined}
      history={history}
      pending={new Set()}
      acting={undefined}
      {...actions}
      {...more}
    />,
  );
  return { ...actions, history };
}

const overviewOf = (...runs: (typeof run)[]) => ({ overview: { today: EXAMPLE_DATE, templates: [...exampleChallenges], runs } });

describe('the page of challenges', () => {
  it("ticks a task of today and takes it back, with its day's number", async () => {
    const { onTick } = show();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Move for five minutes in a way you like' }));
    expect(onTick).toHaveBeenCalledWith(4, 'a', true);
  });

  it('lets the check-in be done where its task stands, and leaves it alone once it is done', async () => {
    const checkIn = {
      id: 'a',
      title: 'Check in',
      line: 'Here.',
      required: true,
      kind: 'check-in',
      bound: true,
      ticked: false,
      done: false,
    } as const;
    const day = exampleDayOf(4, EXAMPLE_DATE, { tasks: [checkIn] });
    const { onCheckIn, onTick } = show(overviewOf({ ...run, open: [day] }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Check in' }));
    expect([onCheckIn.mock.calls.length, onTick.mock.calls.length]).toEqual([1, 0]);
    show(overviewOf({ ...run, open: [{ ...day, tasks: [{ ...checkIn, done: true }] }] }));
    expect(screen.getByText('Ticked by your check-in')).toBeVisible();
  });

  it("lets all of yesterday's tasks be ticked by hand, and taken back, but for those that an act has done", async () => {
    const [, bound] = exampleDayOf(3, EXAMPLE_DATE).tasks;
    if (!bound) throw new Error('no task');
    const yesterday = (more: Partial<typeof bound>) =>
      exampleDayOf(3, addDays(EXAMPLE_DATE, -1), { place: 'yesterday', tasks: [{ ...bound, ...more }] });
    const openRun = show(overviewOf({ ...run, open: [yesterday({})] }));
    await userEvent.click(screen.getByRole('checkbox', { name: bound.title }));
    expect(openRun.onTick).toHaveBeenCalledWith(3, 'b', true);
    cleanup();
    const ticked = show(overviewOf({ ...run, open: [yesterday({ ticked: true, done: true })] }));
    await userEvent.click(screen.getByRole('checkbox', { name: bound.title }));
    expect(ticked.onTick).toHaveBeenCalledWith(3, 'b', false);
    cleanup();
    show(overviewOf({ ...run, open: [yesterday({ done: true })] }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByText('Ticked by a logged mood')).toBeVisible();
  });

  it('says that ticks wait for a connection while they do', () => {
    show({ kept: true });
    expect(screen.getByText('Your ticks are sent when the connection is back.')).toBeInTheDocument();
    cleanup();
    show();
    expect(screen.queryByText(/Kept on this device/)).not.toBeInTheDocument();
  });

  it('offers two minutes after a missed day', async () => {
    const { onTick } = show(
      overviewOf({ ...run, comeback: { day: 3, title: 'Say aloud: here I am again', line: 'To the cat.', done: false } }),
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Say aloud: here I am again' }));
    expect(onTick).toHaveBeenCalledWith(3, 'comeback', true);
  });

  it('says what a chosen date of the run was about', async () => {
    show();
    const calendar = within(screen.getByRole('group', { name: 'Days of your challenge' }));
    await userEvent.click(calendar.getByRole('button', { name: /Passed by$/ }));
    expect(screen.getByText('Day 3: Clear one small corner · passed by')).toBeVisible();
  });

  it('marks dates of the run that are none of its days as rest', () => {
    const calendar = [
      { day: 1, date: EXAMPLE_DATE, title: '', state: 'done' as const },
      { day: 2, date: addDays(EXAMPLE_DATE, 2), title: '', state: 'ahead' as const },
    ];
    expect(marksOf({ calendar, startedOn: EXAMPLE_DATE, endsOn: addDays(EXAMPLE_DATE, 2) })).toEqual({
      [EXAMPLE_DATE]: ['dot'],
      [addDays(EXAMPLE_DATE, 1)]: ['diamond'],
    });
  });

  it('lets a resting run go on, and takes a set start back', async () => {
    const resting = show(overviewOf({ ...run, status: 'paused' }));
    await userEvent.click(screen.getByRole('button', { name: 'Go on today' }));
    expect(resting.onAct).toHaveBeenCalledWith('resume');
    const waiting = show(overviewOf({ ...run, status: 'scheduled' }));
    await userEvent.click(screen.getByRole('button', { name: 'Take it back' }));
    expect(waiting.onAct).toHaveBeenCalledWith('stop');
  });

  it('gives no rest where there is none left', () => {
    show(overviewOf({ ...run, pause: { until: null, daysLeft: 0, pausesLeft: null, possible: false } }));
    expect(screen.getByRole('button', { name: 'Rest a while' })).toBeDisabled();
  });

  it('offers another shape after three missed days', async () => {
    const { onAct } = show(overviewOf({ ...run, offersChange: true }));
    const offer = within(screen.getByRole('region', { name: 'Would another shape fit better?' }));
    for (const name of ['Begin anew', 'Make it smaller', 'Rest a while', 'Stop here'])
      await userEvent.click(offer.getByRole('button', { name }));
    expect(onAct.mock.calls.flat()).toEqual(['restart', 'shrink', 'pause', 'stop']);
  });

  it('hands the medal over when asked', async () => {
    const { onAct } = show(overviewOf({ ...run, canFinish: true, medal: 'full' }));
    await userEvent.click(screen.getByRole('button', { name: 'Receive your medal' }));
    expect(onAct).toHaveBeenCalledWith('finish');
  });

  it('shows one run of several, and changes to another', async () => {
    const other = exampleRun({ days: 'o', totalDays: 21 });
    const { onRun } = show({ ...overviewOf(run, other), runId: other.id });
    expect(screen.getByRole('heading', { name: 'Your 21 days' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: '7 days' }));
    expect(onRun).toHaveBeenCalledWith(run.id);
  });

  it('leads to the days of each challenge, and to walks before', async () => {
    const { onLook, history } = show(overviewOf());
    await userEvent.click(screen.getByRole('button', { name: 'Look at it: Habit Formation' }));
    expect(onLook).toHaveBeenCalledWith('21DAY001');
    await userEvent.click(screen.getByRole('button', { name: /^Momentum Builder.*7 of 7 days/ }));
    expect(history.onShow).toHaveBeenCalledWith('closed-7');
  });

  it('says why nothing is shown, and tries again', async () => {
    const { onRetry } = show({ overview: undefined, loadProblem: 'Network error. Please check your connection.' });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
