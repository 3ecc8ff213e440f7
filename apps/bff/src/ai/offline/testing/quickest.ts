import { performance } from 'node:perf_hooks';

/** Milliseconds that something takes at its quickest: other work on the machine is not counted. */
export function quickest(act: () => unknown, times = 5): number {
  const spans = Array.from({ length: times }, () => {
    const before = performance.now();
    act();
    return performance.now() - before;
  });
  return Math.min(...spans);
}
