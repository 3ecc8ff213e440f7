import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { LevelCard } from './index.ts';

it('says title, tier, level and the way to the next', () => {
  render(<LevelCard level={12} title="Explorer III" tier="Explorer" currentXp={190} neededXp={320} facts={['2 freezes']} />);
  expect(screen.getByRole('region', { name: 'Explorer III' })).toBeInTheDocument();
  expect(screen.getByText('130 XP to level 13')).toBeInTheDocument();
  expect(screen.getByText('Explorer')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Way to level 13' })).toHaveAttribute('aria-valuetext', '190 of 320 XP');
  expect(screen.getByText('2 freezes')).toBeInTheDocument();
});
