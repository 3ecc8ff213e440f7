import fc from 'fast-check';
import { expect, it } from 'vitest';
import { classOf, quantile, timesOf } from './histogram.ts';
import { ANSWER_CLASSES } from './request-meter.ts';

const countsOf = (values: readonly number[]): number[] => {
  const counts = Array.from({ length: ANSWER_CLASSES.length + 1 }, () => 0);
  for (const value of values) counts[classOf(ANSWER_CLASSES, value)] = (counts[classOf(ANSWER_CLASSES, value)] ?? 0) + 1;
  return counts;
};

it('finds the share of values within the class in which it really lies', () => {
  const times = fc.array(fc.double({ min: 0, max: 29_999, noNaN: true }), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(times, fc.constantFrom(0.5, 0.95, 0.99), (values, share) => {
      const exact = values.toSorted((a, b) => a - b)[Math.ceil(share * values.length) - 1] ?? 0;
      const place = classOf(ANSWER_CLASSES, exact);
      const told = quantile(ANSWER_CLASSES, countsOf(values), share) ?? -1;
      expect(told).toBeGreaterThanOrEqual(ANSWER_CLASSES[place - 1] ?? 0);
      expect(told).toBeLessThanOrEqual(ANSWER_CLASSES[place] ?? 0);
    }),
  );
});

it('says nothing of nothing, and the last end of what took longer than it can tell', () => {
  expect(timesOf(ANSWER_CLASSES, countsOf([]))).toBeNull();
  expect(timesOf(ANSWER_CLASSES, countsOf([90_000]))).toEqual({ p50: 30_000, p95: 30_000, p99: 30_000 });
});
