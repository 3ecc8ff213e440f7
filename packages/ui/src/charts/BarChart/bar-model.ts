import { type Extent, type FixedEnds, shareOf, valueAxis } from '../math/scale.ts';
import { type ChartSeries, lookOf, type SeriesLook } from '../plot/series.ts';

/** A bar as shares of the axis: where it starts and how long it is. */
export interface Bar {
  readonly label: string;
  readonly look: SeriesLook;
  /** Null where there is no value. */
  readonly extent: { readonly start: number; readonly length: number } | null;
  readonly value: number | null;
}

export interface BarModel {
  readonly extent: Extent;
  readonly ticks: readonly number[];
  /** The bars of one category, a bar for each series. */
  readonly barsAt: (index: number) => readonly Bar[];
}

/** Bars begin at zero, always: a cut axis would lie about their length. */
export function barModel(series: readonly ChartSeries[], ends: FixedEnds): BarModel {
  const { extent, ticks } = valueAxis([0, ...series.flatMap(({ values }) => values)], ends);
  const zero = shareOf(0, extent);
  return {
    extent,
    ticks,
    barsAt: (index) =>
      series.map(({ label, values }, at): Bar => {
        const value = values[index] ?? null;
        const look = lookOf(at, series.length);
        if (value === null) return { label, look, value, extent: null };
        const share = shareOf(value, extent);
        return { label, look, value, extent: { start: Math.min(zero, share), length: Math.abs(share - zero) } };
      }),
  };
}

/** Up to so many columns are all named; long names break there. */
const ALL_NAMED = 8;
/** Most labels that stand below columns, and the letters that fit beside each other on a tablet. */
const MOST_LABELS = 12;
const MOST_LETTERS = 72;
/** Steps from one named column to the next; those of a year are among them. */
const STRIDES = [1, 2, 3, 4, 6, 12, 24, 60, 120] as const;

function strideOf(categories: readonly string[]): number {
  if (categories.length <= ALL_NAMED) return 1;
  const longest = Math.max(...categories.map((text) => text.length)) + 2;
  const most = Math.max(2, Math.min(MOST_LABELS, Math.floor(MOST_LETTERS / longest)));
  const needed = Math.ceil(categories.length / most);
  return STRIDES.find((stride) => stride >= needed) ?? needed;
}

/** Labels of columns at the middles of their slots; of many categories only every n-th is named. */
export function slotLabels(categories: readonly string[]): readonly { readonly at: number; readonly text: string }[] {
  const every = strideOf(categories);
  return categories.flatMap((text, index) => (index % every === 0 ? [{ at: (index + 0.5) / categories.length, text }] : []));
}
