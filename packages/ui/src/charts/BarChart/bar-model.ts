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

/** Most labels that stand below columns. */
const MOST_LABELS = 12;

/** Labels of columns at the middles of their slots; of many categories only every n-th is named. */
export function slotLabels(categories: readonly string[]): readonly { readonly at: number; readonly text: string }[] {
  const every = Math.ceil(categories.length / MOST_LABELS);
  return categories.flatMap((text, index) => (index % every === 0 ? [{ at: (index + 0.5) / categories.length, text }] : []));
}
