import { describe, expect, it } from 'vitest';
import { ground, type Point, pointAt, smoothLine } from './curve.ts';

const line: readonly Point[] = [
  [0, 100],
  [50, 60],
  [100, 80],
];

describe('soft lines', () => {
  it('pass through every given point', () => {
    expect(smoothLine(line)).toMatch(/^M0 100C.* 50 60C.* 100 80$/);
    expect(line.map((_, index) => pointAt(line, index / 2))).toEqual(line);
  });

  it('close the ground at the bottom under both ends', () => {
    expect(ground(line, 120).endsWith('100 80L100 120L0 120Z')).toBe(true);
  });

  it('stay on the line for shares outside 0 to 1', () => {
    expect(pointAt(line, -1)).toEqual([0, 100]);
    expect(pointAt(line, 2)).toEqual([100, 80]);
  });
});
