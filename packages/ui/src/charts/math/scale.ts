/** A range of numbers, lowest first. */
export type Extent = readonly [low: number, high: number];

/** Lowest and highest of the values that are there; null when none is. */
export function extentOf(values: readonly (number | null)[]): Extent | null {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value === null) continue;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return low > high ? null : [low, high];
}

/** Where a value stands in its range, 0 at the low end and 1 at the high one; the middle when the range has no width. */
export const shareOf = (value: number, [low, high]: Extent): number => (high === low ? 0.5 : (value - low) / (high - low));

const NICE = [1, 2, 2.5, 5] as const;
/** Sums of decimal steps carry dust in their last digits. */
const clean = (value: number) => Number(value.toPrecision(12));

/** The round step (1, 2, 5 or, from 25 on, 2.5 times a power of ten) that cuts a span into at most `count` parts, and is at least `least`. */
function niceStep(span: number, count: number, least: number): number {
  const raw = span / count;
  const power = 10 ** Math.floor(Math.log10(raw));
  const fits = (factor: number) => factor * power >= raw * (1 - 1e-9) && (factor !== 2.5 || power >= 10);
  return Math.max(least, (NICE.find(fits) ?? 10) * power);
}

const multiples = (first: number, last: number, step: number): readonly number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => clean((first + index) * step));

/** Round numbers with one step between them that enclose the whole range: the first is at most its low end, the last at least its high one. */
export function enclosingTicks([low, high]: Extent, count = 4, least = 0): readonly number[] {
  if (low === high) return low === 0 ? [0, 1] : enclosingTicks([Math.min(0, low), Math.max(0, high)], count, least);
  const step = niceStep(high - low, count, least);
  return multiples(Math.floor(low / step + 1e-9), Math.ceil(high / step - 1e-9), step);
}

/** Round numbers with one step between them that lie within the range. */
export function innerTicks([low, high]: Extent, count = 4, least = 0): readonly number[] {
  if (low === high) return [low];
  const step = niceStep(high - low, count, least);
  return multiples(Math.ceil(low / step - 1e-9), Math.floor(high / step + 1e-9), step);
}

/** An axis of numbers: what it covers and where it is labelled. */
export interface ValueAxis {
  readonly extent: Extent;
  readonly ticks: readonly number[];
}

/** Ends of an axis that do not follow the values, such as 1 and 5 for moods. */
export interface FixedEnds {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/**
 * The axis for the values. A fixed end stays where it is unless a value lies beyond it; a free one moves out to the next round number.
 * Whole values have whole labels: there is no half a member.
 */
export function valueAxis(values: readonly (number | null)[], { min, max }: FixedEnds = {}): ValueAxis {
  const range = extentOf([...values, min ?? null, max ?? null]) ?? [0, 1];
  const least = values.every((value) => value === null || Number.isInteger(value)) ? 1 : 0;
  const outer = enclosingTicks(range, undefined, least);
  const extent: Extent = [min === undefined ? (outer[0] ?? range[0]) : range[0], max === undefined ? (outer.at(-1) ?? range[1]) : range[1]];
  return { extent, ticks: innerTicks(extent, undefined, least) };
}

/** Index of the number nearest to `target` in a list that rises; -1 for an empty one. */
export function nearestIndex(rising: readonly number[], target: number): number {
  let low = 0;
  let high = rising.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    const here = rising[middle] ?? 0;
    const next = rising[middle + 1] ?? here;
    if (Math.abs(here - target) <= Math.abs(next - target)) high = middle;
    else low = middle + 1;
  }
  return high;
}
