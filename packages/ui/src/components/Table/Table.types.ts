import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  /** Unique; what `sort` and `onSortChange` speak of. */
  key: string;
  /** Heads the column, and labels the cell where rows are cards. */
  header: string;
  /** Draws the cell. Keep the columns outside the component or memoised: rows draw again when they change. */
  cell: (row: Row) => ReactNode;
  /** `number` lines digits up at the end. @default 'text' */
  kind?: 'text' | 'number';
  /** Makes the header a button. @default false */
  sortable?: boolean;
  /** Keeps short content such as dates on one line. @default false */
  noWrap?: boolean;
}

export interface TableSort {
  /** Key of the column. */
  column: string;
  direction: 'ascending' | 'descending';
}

export interface TableSelection<Row> {
  /** Keys of the chosen rows; those of other pages are kept. */
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Names a row to screen readers, e.g. its title. */
  labelOf: (row: Row) => string;
}
