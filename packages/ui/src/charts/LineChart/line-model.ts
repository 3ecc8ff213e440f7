import type { DateText } from '@everstep/domain';
import { canvasLine, markedPoints } from '../math/path.ts';
import { type FixedEnds, nearestIndex, shareOf, valueAxis } from '../math/scale.ts';
import { dayOf, timeTicks } from '../math/time.ts';
import type { AxisLabel } from '../plot/Axes.tsx';
import type { MarkedPoint } from '../plot/Marks.tsx';
import { type ChartSeries, lookOf, type SeriesLook } from '../plot/series.ts';

/** Up to so many points each has its marker; beyond, some carry one. */
const ALL_MARKED = 31;
const SOME_MARKED = 8;

interface LineData extends FixedEnds {
  readonly dates: readonly DateText[];
  readonly series: readonly ChartSeries[];
  readonly locale: string;
}

/** A line chart in shares of its width and height. */
export interface LineModel {
  /** Share of the width of each date. */
  readonly xs: readonly number[];
  /** Share of the height from the top; null for a gap. */
  readonly blockOf: (value: number | null) => number | null;
  readonly lines: readonly { readonly label: string; readonly look: SeriesLook; readonly stretches: ReturnType<typeof canvasLine> }[];
  readonly markers: readonly MarkedPoint[];
  readonly columnLabels: readonly AxisLabel[];
  readonly ticks: readonly number[];
  /** The points of all series at one date. */
  readonly pointsAt: (index: number) => readonly MarkedPoint[];
  /** Index of the date nearest to a share of the width. */
  readonly nearest: (inline: number) => number;
}

/** Computes where everything of a line chart stands. Throws a RangeError when a date is none. */
export function lineModel({ dates, series, min, max, locale }: LineData): LineModel {
  const days = dates.map(dayOf);
  const [first, last] = [days[0] ?? 0, days.at(-1) ?? 0];
  const xs = days.map((day) => shareOf(day, [first, last]));
  const { extent, ticks } = valueAxis(
    series.flatMap(({ values }) => values),
    { min, max },
  );
  const heightOf = (value: number | null) => (value === null ? null : shareOf(value, extent));
  const blockOf = (value: number | null) => (value === null ? null : 1 - shareOf(value, extent));
  const pointOf = (seriesIndex: number, index: number): readonly MarkedPoint[] => {
    const one = series[seriesIndex];
    const block = blockOf(one?.values[index] ?? null);
    if (!one || block === null) return [];
    return [{ key: `${one.label} ${index}`, inline: xs[index] ?? 0, block, look: lookOf(seriesIndex, series.length) }];
  };
  return {
    xs,
    blockOf,
    ticks,
    lines: series.map(({ label, values }, index) => ({
      label,
      look: lookOf(index, series.length),
      stretches: canvasLine(xs, values.map(heightOf)),
    })),
    markers: series.flatMap(({ values }, seriesIndex) => {
      const present = values.flatMap((value, index) => (value === null ? [] : [index]));
      const all = present.length <= ALL_MARKED;
      return markedPoints(present.length, all ? ALL_MARKED : SOME_MARKED).flatMap((at) => pointOf(seriesIndex, present[at] ?? -1));
    }),
    columnLabels: timeTicks(first, last, locale).map(({ day, label }) => ({ at: shareOf(day, [first, last]), text: label })),
    pointsAt: (index) => series.flatMap((_, seriesIndex) => pointOf(seriesIndex, index)),
    nearest: (inline) => nearestIndex(xs, inline),
  };
}
