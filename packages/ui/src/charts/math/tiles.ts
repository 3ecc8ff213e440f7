import { type DateText, daysBetween } from '@everstep/domain';
import { dayOf, utcDate } from './time.ts';

/** A place in a grid of tiles. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** A word beside the grid; `at` counts tiles from the edge to its middle. */
export interface TileLabel {
  readonly at: number;
  readonly text: string;
}

/** Where each day of a span has its tile. */
export interface TileLayout {
  readonly columns: number;
  readonly rows: number;
  /** One for each day, in order. */
  readonly cells: readonly Cell[];
  readonly columnLabels: readonly TileLabel[];
  readonly rowLabels: readonly TileLabel[];
}

/** First day of the week; the numbers are those of `Date.getDay`. */
export type WeekStart = 0 | 1 | 6;

const WEEK = 7;
/** More weeks than this no longer fit side by side: each year then gets rows of its own. */
const MOST_WEEKS = 54;
/** A row of air between two years. */
const YEAR_ROWS = WEEK + 1;
/** 1970-01-01 was a Thursday. */
const EPOCH_WEEKDAY = 4;

const modulo = (value: number, by: number) => ((value % by) + by) % by;
const sinceWeekStart = (day: number, weekStart: WeekStart) => modulo(day + EPOCH_WEEKDAY - weekStart, WEEK);
const daysFrom = (first: number, count: number) => Array.from({ length: Math.max(0, count) }, (_, index) => first + index);
const nameIn = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (day: number) => format.format(utcDate(day));
};

interface Span {
  readonly from: DateText;
  readonly to: DateText;
  readonly locale: string;
}

/** Weeks as columns, weekdays as rows. Up to 54 weeks stand in one band; a longer span has a band for each calendar year, the latest on top. */
export function weekLayout({ from, to, locale, weekStart }: Span & { readonly weekStart: WeekStart }): TileLayout {
  const days = daysFrom(dayOf(from), daysBetween(from, to) + 1);
  const first = days[0] ?? 0;
  const weeks = Math.ceil((days.length + sinceWeekStart(first, weekStart)) / WEEK);
  const banded = weeks > MOST_WEEKS;
  const lastYear = utcDate(days.at(-1) ?? 0).getUTCFullYear();
  const cellOf = (day: number): Cell => {
    const year = utcDate(day).getUTCFullYear();
    const start = banded ? Date.UTC(year, 0, 1) / 86_400_000 : first;
    const column = Math.floor((day - start + sinceWeekStart(start, weekStart)) / WEEK);
    return { column, row: sinceWeekStart(day, weekStart) + (banded ? (lastYear - year) * YEAR_ROWS : 0) };
  };
  const cells = days.map(cellOf);
  const years = banded ? lastYear - utcDate(first).getUTCFullYear() + 1 : 1;
  // The months of the top band stand for all: they begin at most one week apart.
  const labelled = days.filter((day) => utcDate(day).getUTCDate() === 1 && (!banded || utcDate(day).getUTCFullYear() === lastYear));
  const month = nameIn(locale, { month: 'short' });
  return {
    columns: banded ? MOST_WEEKS : weeks,
    rows: (years - 1) * YEAR_ROWS + WEEK,
    cells,
    columnLabels: labelled.map((day) => ({ at: cellOf(day).column + 0.5, text: month(day) })),
    rowLabels: banded ? yearLabels(lastYear, years) : weekdayLabels(locale, weekStart),
  };
}

const yearLabels = (lastYear: number, years: number): readonly TileLabel[] =>
  Array.from({ length: years }, (_, index) => ({ at: index * YEAR_ROWS + WEEK / 2, text: String(lastYear - index) }));

/** Every second weekday has its name; the others follow from it. */
function weekdayLabels(locale: string, weekStart: WeekStart): readonly TileLabel[] {
  const name = nameIn(locale, { weekday: 'short' });
  return [0, 2, 4].map((row) => ({ at: row + 0.5, text: name(row + weekStart - EPOCH_WEEKDAY) }));
}

const MONTHS = 12;
const LONGEST_MONTH = 31;

/** Days of a month as columns, the months of a year as rows. */
export function monthLayout({ year, locale }: { readonly year: number; readonly locale: string }): TileLayout {
  const text = String(year).padStart(4, '0');
  const from = dayOf(`${text}-01-01`);
  const month = nameIn(locale, { month: 'short' });
  const cells = daysFrom(from, dayOf(`${text}-12-31`) - from + 1).map((day): Cell => {
    const date = utcDate(day);
    return { column: date.getUTCDate() - 1, row: date.getUTCMonth() };
  });
  return {
    columns: LONGEST_MONTH,
    rows: MONTHS,
    cells,
    columnLabels: [1, 5, 10, 15, 20, 25, 30].map((day) => ({ at: day - 0.5, text: String(day) })),
    rowLabels: cells.flatMap(({ column, row }, index) => (column === 0 ? [{ at: row + 0.5, text: month(from + index) }] : [])),
  };
}

/** Height of a tile and its rounding, as shares of a cell; the rest is air. */
const TILE = 0.84;
/** Corners are rounded by a stroke of the tile's own colour with round joins: shorter than arcs in the path. */
export const TILE_STROKE = 0.2;
/** Thickness of the upper edge of a pale tile, as a share of a cell. */
export const EDGE_STROKE = 0.13;
const INSET = (1 - TILE + TILE_STROKE) / 2;
const round = (value: number) => Math.round(value * 100) / 100;

/**
 * SVG path data of tiles that are filled from below up to a share of their height, for a path with a round stroke of `TILE_STROKE`.
 *
 * @param fill 1 for whole tiles
 */
export function tilesPath(cells: readonly Cell[], fill = 1): string {
  const side = TILE - TILE_STROKE;
  const height = Math.max(0, TILE * fill - TILE_STROKE);
  return cells
    .map(
      ({ column, row }) =>
        `M${round(column + INSET)} ${round(row + INSET + side - height)}h${round(side)}v${round(height)}h${-round(side)}z`,
    )
    .join('');
}

/** SVG path data of the upper edges, within the tile, of tiles that are filled up to a share of their height. */
export function edgesPath(cells: readonly Cell[], fill: number): string {
  const height = Math.max(0, TILE * fill - TILE_STROKE);
  const side = TILE - TILE_STROKE;
  return cells
    .map(
      ({ column, row }) =>
        `M${round(column + INSET)} ${round(row + INSET + side - height - TILE_STROKE / 2 + EDGE_STROKE / 2)}h${round(side)}`,
    )
    .join('');
}

/** SVG path data of a small dot in the middle of each tile, a stroke without length under a round cap. */
export const dotsPath = (cells: readonly Cell[]): string => cells.map(({ column, row }) => `M${column + 0.5} ${row + 0.5}h0`).join('');

/** Finds the day at a place in the grid, -1 where none is. */
export function tileFinder({ cells }: TileLayout): (column: number, row: number) => number {
  const places = new Map(cells.map(({ column, row }, index) => [`${column} ${row}`, index]));
  return (column, row) => places.get(`${Math.floor(column)} ${Math.floor(row)}`) ?? -1;
}

/**
 * The level of a value: 0 for none of it, else 1 to `levels` in equal parts of `max`; what is above `max` is on the highest.
 */
export function levelOf(value: number, max: number, levels: number): number {
  if (value <= 0 || max <= 0) return 0;
  return Math.min(levels, Math.max(1, Math.ceil((value / max) * levels - 1e-9)));
}
