import type { ReactNode } from 'react';
import type { NativeProps } from '../../internal/native-props.ts';

/** How a chart shows its data. */
export type ChartView = 'chart' | 'table';

/** A value of one local day; null is a gap. */
export interface DayValue {
  /** `YYYY-MM-DD`. */
  readonly localDate: string;
  readonly value: number | null;
}

/** What every chart takes beside its data. */
export interface ChartProps extends Omit<NativeProps<'figure'>, 'title' | 'children'> {
  /** Names the chart and its table. */
  title: string;
  /** Keeps the title for screen readers only, where a heading above says the same. @default false */
  hideTitle?: boolean | undefined;
  /** One line under the title: what to see here, or how it was counted. */
  description?: ReactNode;
  /** While the data are on their way; the outline of the chart stands in their place. @default false */
  loading?: boolean | undefined;
  /** Stands in place of the chart when its data could not be had, usually a `Banner` with a way to try again. */
  error?: ReactNode;
  /** Stands in place of the chart while no value is there. @default 'Nothing here yet. It grows with every day you log.' */
  empty?: ReactNode;
  /** What is shown first; the member can change it. @default 'chart' */
  defaultView?: ChartView | undefined;
  /** Language of dates and numbers. @default that of the `TextsProvider`, else 'en-GB' */
  locale?: string | undefined;
}

/** The data of a chart as a table; the first cell of each row names it. */
export interface TableData {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}
