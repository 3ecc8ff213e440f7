import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { AchievementCard, HiddenAchievement } from './index.ts';

const achievement = { title: 'Thirty Lights', description: 'Thirty active days.', rarity: 'uncommon', coins: 20 } as const;

it('says when it was earned, how rare it is and what it brought', () => {
  render(<AchievementCard {...achievement} earned="Earned 12 May" />);
  expect(screen.getByText('uncommon')).toBeInTheDocument();
  expect(screen.getByText('Earned 12 May · 20 coins')).toBeInTheDocument();
  render(<AchievementCard {...achievement} coins={1} earned="Earned 12 May" />);
  expect(screen.getByText('Earned 12 May · 1 coin')).toBeInTheDocument();
});

it('says how far an open one is', () => {
  render(<AchievementCard {...achievement} earned={null} progress={{ current: 12, target: 30 }} />);
  expect(screen.getByText('12 of 30 · 20 coins')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Way to Thirty Lights' })).toHaveAttribute('aria-valuetext', '12 of 30');
});

it('shows no bar where one act is all it takes, nor once it is earned', () => {
  const { rerender } = render(<AchievementCard {...achievement} earned={null} progress={{ current: 0, target: 1 }} />);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  rerender(<AchievementCard {...achievement} earned="Earned today" progress={{ current: 30, target: 30 }} />);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

it('tells nothing of a hidden one but how rare it is', () => {
  render(<HiddenAchievement rarity="uncommon" />);
  expect(screen.getByRole('heading', { name: 'Hidden' })).toBeInTheDocument();
  expect(screen.getByText('uncommon')).toBeInTheDocument();
});
