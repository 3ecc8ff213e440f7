import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { exampleBoard, exampleFarBoard } from '../examples/example-gamification.ts';
import { LeaderboardView, type LeaderboardViewProps } from './LeaderboardView.tsx';

const nothing = () => {};
const base: LeaderboardViewProps = {
  settings: { listed: true, name: 'Ada' },
  rows: exampleBoard,
  category: 'xp',
  onCategoryChange: nothing,
  timeframe: 'week',
  onTimeframeChange: nothing,
  onRetry: nothing,
  onSave: nothing,
};
const show = (props: Partial<LeaderboardViewProps> = {}) => render(<LeaderboardView {...base} {...props} />);
const rows = () => within(screen.getByRole('tabpanel')).getAllByRole('listitem');

it('asks before it shows anybody to anybody, and lets the member choose a name', async () => {
  const onSave = vi.fn();
  show({ settings: { listed: false, name: 'Ada' }, onSave });
  expect(screen.queryByRole('tablist')).toBeNull();
  expect(screen.queryByText('Quiet Heron')).toBeNull();
  const name = screen.getByRole('textbox', { name: /Name that others see/ });
  await userEvent.clear(name);
  expect(screen.getByRole('button', { name: 'Show me on the board' })).toBeDisabled();
  await userEvent.type(name, ' Heron ');
  await userEvent.click(screen.getByRole('button', { name: 'Show me on the board' }));
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ listed: true, name: 'Heron' });
});

it('lists ranks, names, levels and numbers, with the own row marked', () => {
  show();
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    '1Quiet HeronTransformer II640 XP',
    '2MartaNavigator IV512 XP',
    '3Step by StepExplorer III498 XP',
    '4AdaExplorer IIIYou377 XP',
    '5FernSeeker III240 XP',
  ]);
});

it('keeps the own row in view from further down', () => {
  show({ rows: exampleFarBoard });
  expect(rows().at(-1)).toHaveTextContent('128AdaExplorer III · kept in view from further downYou12 XP');
});

it('compares four things over four times, streaks as they stand now', async () => {
  const [onCategoryChange, onTimeframeChange] = [vi.fn(), vi.fn()];
  const { rerender } = show({ onCategoryChange, onTimeframeChange });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['XP', 'Streaks', 'Habits', 'Meditation']);
  await userEvent.click(screen.getByRole('tab', { name: 'Meditation' }));
  expect(onCategoryChange).toHaveBeenCalledWith('meditation');
  await userEvent.click(screen.getByRole('radio', { name: 'All time' }));
  expect(onTimeframeChange).toHaveBeenCalledWith('all');
  rerender(<LeaderboardView {...base} category="streak" />);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(rows()[0]).toHaveTextContent('640 days');
});

it('changes the name, and takes the member off', async () => {
  const onSave = vi.fn();
  show({ onSave });
  expect(screen.getByRole('button', { name: 'Save name' })).toBeDisabled();
  await userEvent.type(screen.getByRole('textbox', { name: /Name that others see/ }), ' L.');
  await userEvent.click(screen.getByRole('button', { name: 'Save name' }));
  expect(onSave).toHaveBeenLastCalledWith({ listed: true, name: 'Ada L.' });
  await userEvent.click(screen.getByRole('button', { name: 'Take me off the board' }));
  expect(onSave).toHaveBeenLastCalledWith({ listed: false });
});

it('has a word for whoever is alone, and for the demo', () => {
  const { rerender } = show({ rows: exampleBoard.filter(({ isMe }) => isMe) });
  expect(screen.getByText(/^You are the first one here/)).toBeInTheDocument();
  rerender(<LeaderboardView {...base} rows={exampleBoard.filter(({ isMe }) => isMe)} demo />);
  expect(screen.getByText(/^The demo stands here alone/)).toBeInTheDocument();
});

it('waits, and offers another try after a failure', async () => {
  const onRetry = vi.fn();
  const { rerender } = show({ settings: undefined });
  expect(screen.getByRole('status')).toHaveTextContent('Loading the leaderboard');
  rerender(<LeaderboardView {...base} rows={undefined} problem="Network error." onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
