/** How many values fell into each class, the last one open. */
export type Counts = readonly number[];

/** The class of a value: the first whose upper end is not below it, or the open one. */
export function classOf(ends: readonly number[], value: number): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (value <= (ends[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * The value below which a share of all lies, taken as spread evenly within its class; the open class counts as its lower end.
 * @param share from 0 to 1
 * @returns undefined where nothing was counted
 */
export function quantile(ends: readonly number[], counts: Counts, share: number): number | undefined {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return undefined;
  let rest = share * all;
  for (const [index, count] of counts.entries()) {
    if (count > 0 && rest <= count) {
      const from = ends[index - 1] ?? 0;
      return from + ((ends[index] ?? from) - from) * (rest / count);
    }
    rest -= count;
  }
  return ends.at(-1);
}

/** So long half, 95 % and 99 % took at most, to a tenth; null where nothing was counted. */
export function timesOf(ends: readonly number[], counts: Counts): { p50: number; p95: number; p99: number } | null {
  const at = (share: number) => Math.round((quantile(ends, counts, share) ?? 0) * 10) / 10;
  return counts.some((count) => count > 0) ? { p50: at(0.5), p95: at(0.95), p99: at(0.99) } : null;
}
