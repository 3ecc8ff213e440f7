import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { StatTile } from './index.ts';

it('shows a number with its meaning, and leads to the details where there are some', () => {
  const { rerender } = render(<StatTile label="Streak" value="12" meaning="days" />);
  expect(screen.queryByRole('link')).toBeNull();
  rerender(<StatTile label="Streak" value="12" meaning="days" href="/challenges" />);
  expect(screen.getByRole('link', { name: /Streak.*12.*days/ })).toHaveAttribute('href', '/challenges');
});
