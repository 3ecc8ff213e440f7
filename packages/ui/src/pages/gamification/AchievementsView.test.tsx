import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { EXAMPLE_DATE } from '../../product/example-data.tsx';
import { exampleAchievements, exampleHidden } from '../examples/example-gamification.ts';
import { everyAchievement } from './AchievementGroups.tsx';
import { AchievementsView, type AchievementsViewProps } from './AchievementsView.tsx';

const nothing = () => {};
const base: AchievementsViewProps = {
  achievements: exampleAchievements,
  hidden: exampleHidden,
  onRetry: nothing,
  filter: everyAchievement,
  onFilterChange: nothing,
  today: EXAMPLE_DATE,
};
const show = (props: Partial<AchievementsViewProps> = {}) => render(<AchievementsView {...base} {...props} />);
const group = (name: string) => within(screen.getByRole('region', { name }));
const earned = exampleAchievements.filter(({ earnedAt }) => earnedAt !== null).length;

it('groups them by rarity, what was earned first, with how far the others are [game-003]', () => {
  show();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Common',
    'Uncommon',
    'Rare',
    'Epic',
    'Legendary',
  ]);
  expect(screen.getByRole('progressbar', { name: 'Earned so far' })).toHaveAttribute(
    'aria-valuetext',
    `${earned} of ${exampleAchievements.length + 2}`,
  );
  const facts = group('Rare')
    .getAllByText(/coins$/)
    .map(({ textContent }) => textContent ?? '');
  const first = facts.findIndex((fact) => !fact.startsWith('Earned'));
  expect(facts.slice(first).some((fact) => fact.startsWith('Earned'))).toBe(false);
});

it('shows hidden ones as silhouettes without a word of what they are', () => {
  show();
  expect(group('Uncommon').getAllByRole('heading', { name: 'Hidden' })).toHaveLength(2);
  expect(screen.queryByText(/Gentle Restart|Welcome Back|Own Your Data/)).toBeNull();
});

it('filters by what was earned and by rarity', async () => {
  const onFilterChange = vi.fn();
  const { rerender } = show({ onFilterChange });
  await userEvent.click(screen.getByRole('radio', { name: 'Earned' }));
  expect(onFilterChange).toHaveBeenLastCalledWith({ state: 'earned', rarity: 'any' });
  rerender(<AchievementsView {...base} filter={{ state: 'earned', rarity: 'any' }} />);
  expect(screen.getAllByRole('article')).toHaveLength(earned);
  rerender(<AchievementsView {...base} filter={{ state: 'open', rarity: 'uncommon' }} />);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
});

it('says when nothing fits, and shows all again', async () => {
  const onFilterChange = vi.fn();
  show({ filter: { state: 'earned', rarity: 'legendary' }, onFilterChange });
  expect(screen.getByRole('heading', { name: 'Nothing here yet' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(onFilterChange).toHaveBeenCalledWith(everyAchievement);
});

it('waits, and offers another try after a failure', async () => {
  const onRetry = vi.fn();
  const { rerender } = show({ achievements: undefined });
  expect(screen.getByRole('status')).toHaveTextContent('Loading your achievements');
  rerender(<AchievementsView {...base} achievements={undefined} problem="Network error." onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
