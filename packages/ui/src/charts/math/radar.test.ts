import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cornerAt, directions, ringPath, shapePath, spokesPath } from './radar.ts';

describe('a wheel', () => {
  it('begins at the top and goes round clockwise', () => {
    const [top, right, bottom, left] = directions(4).map(([x, y]) => [Math.round(x) + 0, Math.round(y) + 0]);
    expect([top, right, bottom, left]).toEqual([
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ]);
  });

  it('keeps every corner within its radius', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 12 }), fc.double({ min: 0, max: 1, noNaN: true }), (count, share) => {
        for (const axis of directions(count)) expect(Math.hypot(...cornerAt(axis, share, 50))).toBeCloseTo(50 * share, 6);
      }),
    );
  });

  it('closes a whole shape and leaves it open at a gap', () => {
    const axes = directions(4);
    expect(ringPath(axes, 1, 10)).toBe('M0 -10L10 0L0 10L-10 0Z');
    expect(spokesPath(axes.slice(0, 1), 10)).toBe('M0 0L0 -10');
    expect(shapePath(axes, [1, 1, 1, 1], 10)).toBe('M0 -10L10 0L0 10L-10 0Z');
    expect(shapePath(axes, [1, null, 1, 1], 10)).toBe('M0 10L-10 0L0 -10');
    expect(shapePath(axes, [1, null, 1, null], 10)).toBe('M0 10h0M0 -10h0');
    expect(shapePath(axes, [null, null, null, null], 10)).toBe('');
  });

  it('draws every value that is there, whatever is missing', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.double({ min: 0, max: 1, noNaN: true })), { minLength: 3, maxLength: 10 }), (shares) => {
        const corners = shapePath(directions(shares.length), shares, 10).match(/[ML]/g) ?? [];
        expect(corners).toHaveLength(shares.filter((share) => share !== null).length);
      }),
    );
  });
});
