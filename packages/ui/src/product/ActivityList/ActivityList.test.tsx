import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { ActivityList } from './index.ts';

it('shows what was done, when, and what it brought or took', () => {
  render(
    <ActivityList
      items={[
        { id: '1', label: 'Mood logged', xp: 10, coins: 2, when: 'Just now' },
        { id: '2', label: 'Mood log undone', xp: -10, coins: 0, when: 'Yesterday' },
        { id: '3', label: 'Check-in', xp: 13, coins: 1, when: 'Yesterday' },
      ]}
    />,
  );
  for (const text of ['Mood logged', '+10 XP', '+2 coins', '+1 coin', '−10 XP']) expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getAllByText('Yesterday')).toHaveLength(2);
  expect(screen.queryByText('+0 coins')).toBeNull();
});

it('invites while it is empty', () => {
  render(<ActivityList items={[]} />);
  expect(screen.getByRole('heading', { name: 'Nothing here yet' })).toBeInTheDocument();
});
