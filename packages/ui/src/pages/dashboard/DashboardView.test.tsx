import { defaultDashboard } from '@everstep/domain';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { DashboardView, type DashboardViewProps } from './DashboardView.tsx';

const nothing = () => {};
const base: DashboardViewProps = {
  data: defaultDashboard,
  onRefresh: nothing,
  now: new Date(2026, 10, 21, 9, 30),
  firstName: 'Ada',
  onCheckIn: nothing,
  mood: null,
  onMood: nothing,
  onAnswer: nothing,
  onTask: nothing,
  onArrange: nothing,
};
const show = (props: Partial<DashboardViewProps> = {}) => render(<DashboardView {...base} {...props} />);
const card = (name: string) => within(screen.getByRole('region', { name }));

describe('DashboardView', () => {
  it('greets by the first name, or by the first word of the whole name', () => {
    const { rerender } = show();
    expect(screen.getByRole('heading', { level: 1, name: 'Good morning, Ada.' })).toBeInTheDocument();
    expect(screen.getByText('Saturday 21 November')).toBeInTheDocument();
    const data = { ...defaultDashboard, user: { ...defaultDashboard.user, name: 'Grace Hopper' } };
    rerender(<DashboardView {...base} data={data} firstName="" />);
    expect(screen.getByRole('heading', { level: 1, name: 'Good morning, Grace.' })).toBeInTheDocument();
  });

  it('says that the day is on its way', () => {
    show({ data: undefined });
    expect(screen.getByRole('status')).toHaveTextContent('Loading your day');
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('offers the check-in until it is done', async () => {
    const onCheckIn = vi.fn();
    const { rerender } = show({ onCheckIn });
    await userEvent.click(screen.getByRole('button', { name: 'Check in' }));
    expect(onCheckIn).toHaveBeenCalledOnce();
    const data = { ...defaultDashboard, today: { ...defaultDashboard.today, checkedIn: true } };
    rerender(<DashboardView {...base} data={data} />);
    expect(screen.queryByRole('button', { name: /Check in/ })).toBeNull();
    expect(card('Today').getByText('1 of 2')).toBeInTheDocument();
  });

  it('greets whoever was away for three days with one small step, and no other beside it', async () => {
    const onCheckIn = vi.fn();
    const away = (awayDays: number) => ({ ...defaultDashboard, streak: { ...defaultDashboard.streak, awayDays, activeDays: 12 } });
    const { rerender } = show({ data: away(2), onCheckIn });
    expect(screen.queryByRole('region', { name: 'Good to see you again' })).toBeNull();
    rerender(<DashboardView {...base} data={away(3)} onCheckIn={onCheckIn} />);
    expect(card('Good to see you again').getByText(/Nothing is lost.*12 active days/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Check in' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Check in, that is all' }));
    expect(onCheckIn).toHaveBeenCalledOnce();
  });

  it('leads from level and week to the progress', () => {
    show();
    expect(screen.getByRole('link', { name: 'Your progress' })).toHaveAttribute('href', '/progress');
    expect(screen.getByRole('link', { name: 'Why a day counts' })).toHaveAttribute('href', '/progress');
  });

  it('says when it shows saved data, and asks again', async () => {
    const onRefresh = vi.fn();
    const { rerender } = show();
    expect(screen.queryByText(/saved data/)).toBeNull();
    rerender(<DashboardView {...base} saved onRefresh={onRefresh} />);
    expect(screen.getByText(/^Showing saved data/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRefresh).toHaveBeenCalledOnce();
  });

  it('says that a mood of today is noted, and leads on to a line in the journal instead of asking again', () => {
    const { rerender } = show({});
    expect(screen.getByRole('link', { name: 'How do you feel?' })).toBeInTheDocument();
    const logged = (moodsLogged: number) => ({ ...defaultDashboard, today: { ...defaultDashboard.today, moodsLogged } });
    rerender(<DashboardView {...base} data={logged(1)} />);
    expect(screen.queryByRole('link', { name: 'How do you feel?' })).toBeNull();
    expect(screen.getByText(/^Noted today\./)).toBeInTheDocument();
    for (const link of screen.getAllByRole('link', { name: 'Write a line' })) expect(link).toHaveAttribute('href', '/journals/new');
    rerender(<DashboardView {...base} data={logged(3)} />);
    expect(screen.getByText(/^Noted 3 times today\./)).toBeInTheDocument();
  });

  it('shows the way to people beside the lowest mood, and beside no other', () => {
    const { rerender } = show({ mood: 2 });
    const people = () => screen.queryByRole('link', { name: 'People you can talk to' });
    expect(people()).toBeNull();
    rerender(<DashboardView {...base} mood={1} />);
    expect(people()).toHaveAttribute('href', '/help-now');
  });

  it('lets a member answer the guide that speaks, or Kael for one that it does not know', async () => {
    const onAnswer = vi.fn();
    const { rerender } = show({ data: { ...defaultDashboard, guideLine: { personaId: 'luma', text: 'Hello.' } }, onAnswer });
    await userEvent.click(card('Luma').getByRole('button', { name: 'Answer Luma' }));
    expect(onAnswer).toHaveBeenLastCalledWith('luma');
    rerender(
      <DashboardView {...base} data={{ ...defaultDashboard, guideLine: { personaId: 'old', text: 'Hello.' } }} onAnswer={onAnswer} />,
    );
    await userEvent.click(card('Kael').getByRole('button', { name: 'Answer Kael' }));
    expect(onAnswer).toHaveBeenLastCalledWith('kael');
  });

  it('counts one day as one day', () => {
    const streak = { ...defaultDashboard.streak, current: 1, longest: 9, activeDays: 1, freezes: 1, multiplier: 1.1 };
    show({ data: { ...defaultDashboard, streak } });
    expect(screen.getByText('1 day active')).toBeInTheDocument();
    expect(screen.getByText('1 freeze')).toBeInTheDocument();
    expect(card('This week').getByText('×1.10 XP')).toBeInTheDocument();
    expect(screen.getByText('days')).toBeInTheDocument();
  });

  it('names the goals that come next, each with its milestone and its day, and says nothing of goals while there is none', () => {
    const { rerender } = show();
    expect(screen.queryByRole('region', { name: 'Your goals' })).toBeNull();
    const next = [
      { id: 'one', title: 'Finish my thesis', progress: 42, dueDate: null, nextMilestone: 'Outline agreed' },
      { id: 'two', title: 'Swim', progress: 100, dueDate: null, nextMilestone: null },
    ];
    rerender(
      <DashboardView {...base} data={{ ...defaultDashboard, goals: { total: 3, completed: 1, inProgress: 2, progress: 71, next } }} />,
    );
    expect(card('Your goals').getByText('2 on the way')).toBeInTheDocument();
    expect(card('Your goals').getByRole('link', { name: /^Finish my thesis/ })).toHaveAttribute('href', '/goals/one');
    expect(card('Your goals').getByText('Next: Outline agreed')).toBeInTheDocument();
    expect(card('Your goals').getByRole('progressbar', { name: 'Progress of Swim' })).toHaveAttribute('aria-valuenow', '100');
    expect(card('Your goals').getByRole('link', { name: 'All goals' })).toHaveAttribute('href', '/goals');
  });

  it('has the challenge below the day, keeps its place while it is on its way, and is without one where none is shown', async () => {
    const onStart = vi.fn();
    const { rerender } = show();
    expect(screen.queryByRole('region', { name: 'Challenge' })).toBeNull();
    rerender(<DashboardView {...base} challenge="loading" />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading your challenge');
    rerender(<DashboardView {...base} challenge={{ challenge: null, onStart }} />);
    await userEvent.click(card('Challenge').getByRole('button', { name: 'Start 7-Day Challenge' }));
    expect(onStart).toHaveBeenCalledOnce();
  });

  it('shows no empty card to whoever is new', () => {
    show();
    for (const name of ['Your goals', 'Your week in moods', 'Lately']) expect(screen.queryByRole('region', { name })).toBeNull();
    expect(screen.queryByText('Longest')).toBeNull();
  });

  it('puts what stands below today into the member’s order, without what is put away', () => {
    const activities = [{ id: 'one', source: 'mood_log', label: 'Mood logged', xp: 10, coins: 2, at: '2026-11-21T08:00:00.000Z' }];
    const data = { ...defaultDashboard, activities, moodWeek: [{ localDate: '2026-11-21', score: 4 }] };
    show({ data, arrangement: { order: ['lately', 'moods', 'week', 'level', 'goals'], hidden: ['level'] } });
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Today', 'Kael', 'Lately', 'Your week in moods', 'This week']);
  });

  it('opens the arrangement', async () => {
    const onArrange = vi.fn();
    show({ onArrange });
    await userEvent.click(screen.getByRole('button', { name: 'Arrange this page' }));
    expect(onArrange).toHaveBeenCalledOnce();
  });

  it('has the tasks of a challenge within reach: by hand, by the check-in, or where they are done', async () => {
    const [onTask, onCheckIn] = [vi.fn(), vi.fn()];
    const task = { line: 'A minute', required: true, bound: true, ticked: false, done: false };
    const challenge = {
      runId: 'run-1',
      name: 'Momentum Builder',
      totalDays: 7,
      day: 3,
      title: 'Water',
      complete: false,
      tasks: [
        { ...task, id: 'a', title: 'Drink a glass of water', kind: 'hand' as const, bound: false },
        { ...task, id: 'b', title: 'Say that you are here', kind: 'check-in' as const },
        { ...task, id: 'c', title: 'Write a line', kind: 'journal' as const },
        { ...task, id: 'x', title: 'Go for a walk', kind: 'hand' as const, required: false, done: true },
      ],
    };
    show({ data: { ...defaultDashboard, challengesToday: [challenge] }, onTask, onCheckIn });
    const tasks = card('Momentum Builder, day 3');
    expect(tasks.getByText('0 of 3')).toBeInTheDocument();
    await userEvent.click(tasks.getByRole('button', { name: /^Drink a glass/ }));
    expect(onTask).toHaveBeenCalledExactlyOnceWith(challenge, 'a');
    await userEvent.click(tasks.getByRole('button', { name: /^Say that you are here/ }));
    expect(onCheckIn).toHaveBeenCalledOnce();
    expect(tasks.getByRole('link', { name: /^Write a line/ })).toHaveAttribute('href', '/journals/new');
    expect(tasks.queryByRole('button', { name: /^Go for a walk/ })).toBeNull();
    expect(tasks.getByText('If you like · A minute')).toBeInTheDocument();
  });
});
