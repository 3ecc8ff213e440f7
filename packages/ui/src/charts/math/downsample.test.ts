import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { downsample, type Point } from './downsample.ts';

const line = fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 2, maxLength: 400 }).map((ys) => ys.map((y, x): Point => [x, y]));
const strips = fc.integer({ min: 1, max: 60 });
const heights = (points: readonly Point[]) => points.map(([, y]) => y);
const thin = (points: readonly Point[], count: number) => downsample(points, count, [0, points.length - 1]);

describe('a line of many points', () => {
  it('keeps both ends, both extremes and the order, and nothing that was not there', () => {
    fc.assert(
      fc.property(line, strips, (points, count) => {
        const kept = thin(points, count);
        expect(kept[0]).toEqual(points[0]);
        expect(kept.at(-1)).toEqual(points.at(-1));
        expect(Math.min(...heights(kept))).toBe(Math.min(...heights(points)));
        expect(Math.max(...heights(kept))).toBe(Math.max(...heights(points)));
        expect(points.filter((point) => kept.includes(point))).toEqual(kept);
      }),
    );
  });

  it('has at most four points a strip', () => {
    fc.assert(fc.property(line, strips, (points, count) => void expect(thin(points, count).length).toBeLessThanOrEqual(4 * count)));
  });

  it('keeps the extremes of every strip, so that no single low day is smoothed away', () => {
    fc.assert(
      fc.property(line, strips, (points, count) => {
        fc.pre(points.length > count);
        const kept = thin(points, count);
        const stripOf = ([x]: Point) => Math.min(count - 1, Math.floor((x / (points.length - 1)) * count));
        for (const strip of new Set(points.map(stripOf))) {
          const all = heights(points.filter((point) => stripOf(point) === strip));
          const left = heights(kept.filter((point) => stripOf(point) === strip));
          expect([Math.min(...left), Math.max(...left)]).toEqual([Math.min(...all), Math.max(...all)]);
        }
      }),
    );
  });

  it('is left alone while it is short', () => {
    const short: Point[] = [
      [0, 1],
      [1, 5],
      [2, 2],
    ];
    expect(downsample(short, 3, [0, 2])).toBe(short);
  });
});
