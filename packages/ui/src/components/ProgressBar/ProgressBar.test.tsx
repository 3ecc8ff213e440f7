import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { ProgressBar } from './index.ts';
import { percentDone } from './share.ts';

describeConformance('ProgressBar', { element: 'div', render: (props) => <ProgressBar label="Level 12" value={64} {...props} /> });

describe('ProgressBar', () => {
  it('says what progresses, how far, and in which words', () => {
    render(<ProgressBar label="Level 12" value={130} max={200} valueText="70 XP to level 13" showLabel />);
    const bar = screen.getByRole('progressbar', { name: 'Level 12' });
    expect(bar).toHaveAttribute('aria-valuenow', '65');
    expect(bar).toHaveAttribute('aria-valuetext', '70 XP to level 13');
    expect(screen.getByText('70 XP to level 13')).toBeVisible();
  });
});

describe('percentDone', () => {
  it.each([
    [57, 100, 57],
    [4, 7, 57],
    [99.9, 100, 99],
    [120, 100, 100],
    [-5, 100, 0],
    [1, 0, 0],
    [0, 0, 0],
    [Number.NaN, 100, 0],
  ])('counts %d of %d as %d percent', (value, max, percent) => {
    expect(percentDone(value, max)).toBe(percent);
  });

  it('is 100 only when all is done', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.nat(20_000), (max, value) => {
        expect(percentDone(value, max) === 100).toBe(value >= max);
      }),
    );
  });
});
