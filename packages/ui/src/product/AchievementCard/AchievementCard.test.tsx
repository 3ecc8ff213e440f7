import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { AchievementCard } from './index.ts';

const achievement = { title: 'Thirty Lights', description: 'Thirty active days.', rarity: 'uncommon', coins: 20 } as const;

it('says when it was earned, how rare it is and what it brought', () => {
  render(<AchievementCard {...achievement} earned="Earned 12 May" />);
  expect(screen.getByText('uncommon')).toBeInTheDocument();
  expect(screen.getByText('Earned 12 May · 20 coins')).toBeInTheDocument();
});

it('says how far an open one is', () => {
  render(<AchievementCard {...achievement} earned={null} progress={{ current: 12, target: 30 }} />);
  expect(screen.getByText('12 of 30 · 20 coins')).toBeInTheDocument();
});
