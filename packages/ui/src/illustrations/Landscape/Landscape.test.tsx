import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { daytimeOf, Landscape } from './index.ts';
import { stonesOf, sunAt } from './scene.ts';

describe('Landscape', () => {
  it('is decoration unless it is given words', () => {
    const { container, rerender } = render(<Landscape done={1} total={3} />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    rerender(<Landscape done={1} total={3} label="1 of 3 steps done today" />);
    expect(screen.getByRole('img', { name: '1 of 3 steps done today' })).toBeInTheDocument();
  });

  it('has a stone for each step and stands on the first open one', () => {
    expect(stonesOf(2, 5).map(({ state }) => state)).toEqual(['done', 'done', 'current', 'open', 'open']);
    expect(stonesOf(3, 3).every(({ state }) => state === 'done')).toBe(true);
    expect(stonesOf(0, 0)).toEqual([]);
  });

  it('lets the sun climb with each step done', () => {
    const heights = [0, 1, 2, 3].map((done) => -sunAt(done, 3)[1]);
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    expect(new Set(heights).size).toBe(4);
  });

  it('follows the hour', () => {
    expect([6, 12, 18, 23, 3].map(daytimeOf)).toEqual(['dawn', 'day', 'dusk', 'night', 'night']);
  });
});
