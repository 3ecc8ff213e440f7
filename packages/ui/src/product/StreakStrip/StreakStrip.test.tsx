import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { exampleStreak } from '../example-data.tsx';
import { StreakStrip } from './index.ts';

it('names every day by a word, today without activity as pending', () => {
  render(<StreakStrip days={exampleStreak} />);
  const said = [
    'Sunday: active',
    'Monday: active',
    'Tuesday: rested',
    'Wednesday: active',
    'Thursday: paused',
    'Friday: mended',
    'Today: pending',
  ];
  for (const text of said) expect(screen.getByText(text)).toBeInTheDocument();
});

it('calls a past day without activity quiet, never missed', () => {
  render(<StreakStrip days={exampleStreak.map((day) => ({ ...day, kind: null }))} />);
  expect(screen.getByText('Sunday: quiet')).toBeInTheDocument();
});

it('writes two letters above each day, so that no two look alike, and "today" above the last', () => {
  render(<StreakStrip days={exampleStreak} />);
  for (const text of ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'today']) expect(screen.getByText(text)).toBeInTheDocument();
});
