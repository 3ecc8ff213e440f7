import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { TodayHero } from './index.ts';

const day = { greeting: 'Good morning, Ada.', date: 'Saturday, 21 November', line: 'Three small steps today.' };

it('opens the page with the greeting as its heading and says the steps in words', () => {
  render(<TodayHero {...day} done={2} total={5} actions={<button type="button">Check in</button>} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Good morning, Ada.' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: '2 of 5 steps done today' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Check in' })).toBeInTheDocument();
});

it('counts nothing on a day without steps', () => {
  render(<TodayHero {...day} done={0} total={0} />);
  expect(screen.queryByRole('img')).toBeNull();
});
