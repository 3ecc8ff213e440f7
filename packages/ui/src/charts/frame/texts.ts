import { countOf, formatCount } from '../../product/format.ts';

/** A series of values in figures, for its sentence. Values are written as the chart writes them, places by their names. */
export interface ToldSeries {
  readonly label: string;
  /** How many places have a value. */
  readonly present: number;
  /** How many places there are. */
  readonly total: number;
  readonly lowest: ToldValue;
  readonly highest: ToldValue;
  readonly last: ToldValue;
}

export interface ToldValue {
  readonly value: string;
  readonly place: string;
}

/** The fixed words of all charts. `title` is that of the chart. */
export interface ChartTexts {
  /** Stands there while no value is there. */
  readonly empty: string;
  readonly showAsTable: string;
  readonly showAsChart: string;
  /** Names the way to the other view, which begins with its words. */
  readonly toggle: (words: string, title: string) => string;
  readonly loading: (title: string) => string;
  readonly table: (title: string) => string;
  /** Names the pages of a long table. */
  readonly rows: (title: string) => string;
  /** Which rows are shown, from 1 on. */
  readonly position: (first: number, last: number, count: number) => string;
  readonly previous: string;
  readonly next: string;
  /** The same two in full, for the ear. */
  readonly previousRows: string;
  readonly nextRows: string;
  /** Names the cursor. */
  readonly points: (title: string) => string;
  readonly noValue: string;
  /** Head columns of the table. */
  readonly date: string;
  readonly value: string;
  /** A series in one sentence, for those who cannot see it. */
  readonly summary: (series: ToldSeries) => string;
  readonly summaryOfNothing: (label: string) => string;
}

const at = ({ value, place }: ToldValue) => `${value} (${place})`;

function summary({ label, present, total, lowest, highest, last }: ToldSeries): string {
  const count = present === total ? countOf(present, 'value') : `${formatCount(present)} of ${formatCount(total)} values there`;
  const range = lowest.value === highest.value ? `always ${lowest.value}` : `lowest ${at(lowest)}, highest ${at(highest)}`;
  return `${label}: ${count}, ${range}${present > 1 ? `, last ${at(last)}` : ''}.`;
}

export const chartTexts: ChartTexts = {
  empty: 'Nothing here yet. It grows with every day you log.',
  showAsTable: 'Show as table',
  showAsChart: 'Show as chart',
  toggle: (words, title) => `${words}: ${title}`,
  loading: (title) => `Loading ${title}`,
  table: (title) => `Table: ${title}`,
  rows: (title) => `Rows: ${title}`,
  position: (first, last, count) => `${formatCount(first)}–${formatCount(last)} of ${formatCount(count)}`,
  previous: 'Previous',
  next: 'Next',
  previousRows: 'Previous rows',
  nextRows: 'Next rows',
  points: (title) => `Points of ${title}`,
  noValue: 'no value',
  date: 'Date',
  value: 'Value',
  summary,
  summaryOfNothing: (label) => `${label}: no values.`,
};
