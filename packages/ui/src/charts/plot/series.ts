/** One series of a chart with several. */
export interface ChartSeries {
  /** Names it in the legend, the tip and the table. */
  readonly label: string;
  /** One for each place of the chart; null is a gap. */
  readonly values: readonly (number | null)[];
}

/** Values that can be drawn: what is no finite number, such as a mean of nothing, is a gap. */
export const drawable = (values: readonly (number | null)[]): readonly (number | null)[] =>
  values.map((value) => (Number.isFinite(value) ? value : null));

/** Series with gaps where nothing could be drawn. */
export const drawableSeries = (series: readonly ChartSeries[]): readonly ChartSeries[] =>
  series.map(({ label, values }) => ({ label, values: drawable(values) }));

/** The looks of series in their order. At most six: more cannot be told apart. */
export const seriesLooks = ['one', 'two', 'three', 'four', 'five', 'six'] as const;
/** `accent` is for a series that stands alone. */
export type SeriesLook = (typeof seriesLooks)[number] | 'accent';

/** The look of a series by its place. */
export const lookOf = (index: number, count: number): SeriesLook =>
  count === 1 ? 'accent' : (seriesLooks[index % seriesLooks.length] ?? 'one');

/** Dashes of a series' line, in pixels. */
export const dashes: Readonly<Record<SeriesLook, string>> = {
  accent: 'none',
  one: 'none',
  two: '8 5',
  three: '1 5',
  four: '12 4 1 4',
  five: '4 4',
  six: '16 5',
};

/** Markers about their own middle, 9 pixels wide: SVG path data. */
export const markers: Readonly<Record<SeriesLook, string>> = {
  accent: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z',
  one: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z',
  two: 'M-3.6-3.6h7.2v7.2h-7.2Z',
  three: 'M0-4.8L4.6 3.4H-4.6Z',
  four: 'M0-5L5 0L0 5L-5 0Z',
  five: 'M0 4.8L-4.6-3.4H4.6Z',
  six: 'M-1.5-4.5h3v3h3v3h-3v3h-3v-3h-3v-3h3Z',
};
