import { act, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { PointsDisplay, usePointsPulse } from './index.ts';

const member = { level: 12, title: 'Explorer III', points: 2340, coins: 415 };
const animated = (container: HTMLElement) => container.querySelector('[data-animating]') !== null;

describe('PointsDisplay', () => {
  it('shows level, title, XP and coins with their words [top-004]', () => {
    render(<PointsDisplay {...member} />);
    expect(screen.getByText('12 · Explorer III')).toBeInTheDocument();
    expect(screen.getByText('2,340')).toBeInTheDocument();
    expect(screen.getByText('415')).toBeInTheDocument();
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Level', 'XP', 'Coins']);
  });

  it('stays still in calm mode', () => {
    const { container, rerender } = render(<PointsDisplay {...member} animating />);
    expect(animated(container)).toBe(true);
    rerender(<PointsDisplay {...member} animating calm />);
    expect(animated(container)).toBe(false);
  });
});

describe('usePointsPulse', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('animates for 1.5 s, anew with each pulse [game-007]', () => {
    const { result } = renderHook(usePointsPulse);
    const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
    expect(result.current.animating).toBe(false);
    act(() => result.current.pulse());
    pass(1000);
    act(() => result.current.pulse());
    pass(1499);
    expect(result.current.animating).toBe(true);
    pass(1);
    expect(result.current.animating).toBe(false);
  });
});
