import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { exampleEmptyMoods, exampleMoods } from '../example-data.tsx';
import { MoodWeek } from './index.ts';

it('says each day in words, gaps too', () => {
  render(<MoodWeek days={exampleMoods} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(7);
  expect(screen.getByText('Today: 4.2 of 5')).toBeInTheDocument();
  expect(screen.getByText('Thursday: nothing logged')).toBeInTheDocument();
});

it('draws no bar for a gap and invites when there is none at all', () => {
  const { container } = render(<MoodWeek days={exampleEmptyMoods} />);
  expect(container.querySelectorAll('[style]')).toHaveLength(0);
  expect(screen.getByText('No moods yet. One tap a day is enough.')).toBeInTheDocument();
});

it('writes two letters under each day, so that no two look alike, and "today" under the last', () => {
  render(<MoodWeek days={exampleMoods} />);
  for (const text of ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'today']) expect(screen.getByText(text)).toBeInTheDocument();
});
