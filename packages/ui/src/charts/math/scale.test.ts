import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enclosingTicks, extentOf, innerTicks, nearestIndex, shareOf, valueAxis } from './scale.ts';

const value = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((whole) => whole / 100);
const extent = fc.tuple(value, value).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);

describe('the range of values', () => {
  it('passes over gaps, and is none where nothing is', () => {
    expect(extentOf([null, 3, null, -2])).toEqual([-2, 3]);
    expect(extentOf([null])).toBeNull();
  });

  it('puts its ends at 0 and 1 and everything else between', () => {
    fc.assert(
      fc.property(extent, fc.double({ min: 0, max: 1, noNaN: true }), ([low, high], at) => {
        fc.pre(high > low);
        expect(shareOf(low, [low, high])).toBe(0);
        expect(shareOf(high, [low, high])).toBe(1);
        expect(shareOf(low + at * (high - low), [low, high])).toBeCloseTo(at, 6);
      }),
    );
  });
});

describe('ticks', () => {
  it('are few, rise in one step, and enclose every value', () => {
    fc.assert(
      fc.property(extent, ([low, high]) => {
        const ticks = enclosingTicks([low, high]);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(6);
        expect(ticks[0]).toBeLessThanOrEqual(low);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(high);
        const steps = ticks.slice(1).map((tick, index) => tick - (ticks[index] ?? 0));
        for (const step of steps) expect(step).toBeCloseTo(steps[0] ?? 0, 6);
      }),
    );
  });

  it('stay within fixed ends', () => {
    fc.assert(
      fc.property(extent, ([low, high]) => {
        for (const tick of innerTicks([low, high])) {
          expect(tick).toBeGreaterThanOrEqual(low - 1e-6);
          expect(tick).toBeLessThanOrEqual(high + 1e-6);
        }
      }),
    );
  });

  it('are numbers that people would choose', () => {
    expect(innerTicks([1, 5])).toEqual([1, 2, 3, 4, 5]);
    expect(enclosingTicks([0, 87])).toEqual([0, 25, 50, 75, 100]);
    expect(enclosingTicks([0, 9])).toEqual([0, 5, 10]);
    expect(enclosingTicks([0.1, 0.3])).toEqual([0.1, 0.15, 0.2, 0.25, 0.3]);
    expect(innerTicks([0, 27])).toEqual([0, 10, 20]);
  });
});

describe('the axis of values', () => {
  it('holds every value, whatever ends are fixed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(value)),
        fc.option(value, { nil: undefined }),
        fc.option(value, { nil: undefined }),
        (values, min, max) => {
          const axis = valueAxis(values, { min, max });
          expect(axis.extent[0]).toBeLessThanOrEqual(axis.extent[1]);
          for (const one of values) {
            if (one === null) continue;
            expect(shareOf(one, axis.extent)).toBeGreaterThanOrEqual(0);
            expect(shareOf(one, axis.extent)).toBeLessThanOrEqual(1);
          }
        },
      ),
    );
  });

  it('labels whole values by whole numbers alone', () => {
    expect(valueAxis([0, 1, null, 1], { min: 0 })).toEqual({ extent: [0, 1], ticks: [0, 1] });
    expect(valueAxis([1, 2], { min: 0 })).toEqual({ extent: [0, 2], ticks: [0, 1, 2] });
    expect(valueAxis([0.5, 2], { min: 0 }).ticks).toEqual([0, 0.5, 1, 1.5, 2]);
  });

  it('keeps a fixed end that is no round number', () => {
    expect(valueAxis([4, 19], { min: 0, max: 27 })).toEqual({ extent: [0, 27], ticks: [0, 10, 20] });
  });
});

describe('the nearest point', () => {
  it('is nearer than or as near as any other', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: -500, max: 500 }), { minLength: 1 }),
        fc.integer({ min: -600, max: 600 }),
        (all, target) => {
          const rising = all.toSorted((a, b) => a - b);
          const found = rising[nearestIndex(rising, target)] ?? Number.NaN;
          expect(Math.abs(found - target)).toBe(Math.min(...rising.map((one) => Math.abs(one - target))));
        },
      ),
    );
    expect(nearestIndex([], 3)).toBe(-1);
  });
});
