import { memo, type ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { roles } from './roles.ts';
import { SelectBox } from './SelectBox.tsx';
import * as styles from './Table.css.ts';
import type { TableColumn } from './Table.types.ts';

interface TableRowProps<Row> {
  row: Row;
  rowKey: string;
  columns: readonly TableColumn<Row>[];
  /** undefined where rows can't be chosen. */
  selected: boolean | undefined;
  selectLabel: string;
  actions: ((row: Row) => ReactNode) | undefined;
}

function PlainRow<Row>({ row, rowKey, columns, selected, selectLabel, actions }: TableRowProps<Row>) {
  return (
    <tr {...roles.row} className={styles.row} data-selected={selected ? '' : undefined}>
      {selected !== undefined && (
        <td {...roles.cell} className={styles.selectCell}>
          <SelectBox label={selectLabel} checked={selected} value={rowKey} />
        </td>
      )}
      {columns.map(({ key, header, cell, kind = 'text', noWrap = false }, index) =>
        index === 0 ? (
          <th key={key} {...roles.rowHeader} className={`${styles.cell({ kind, noWrap })} ${styles.title}`}>
            {cell(row)}
          </th>
        ) : (
          <td key={key} {...roles.cell} className={styles.cell({ kind, noWrap })} data-label={header}>
            {cell(row)}
          </td>
        ),
      )}
      {actions && (
        <td {...roles.cell} className={styles.actionsCell}>
          {actions(row)}
        </td>
      )}
    </tr>
  );
}

/** One row; it draws again only when something of it changed. */
// memo forgets the type parameter; the props are the same.
export const TableRow = memo(PlainRow) as unknown as typeof PlainRow;

const silent = { 'aria-hidden': true } as const;

interface SkeletonRowsProps {
  count: number;
  /** Columns in all, those of boxes and actions included. */
  columnCount: number;
}

/** The outline of rows to come; silent for screen readers. */
export function SkeletonRows({ count, columnCount }: SkeletonRowsProps) {
  return Array.from({ length: count }, (_, row) => (
    // Outlines have no identity but their place.
    // biome-ignore lint/suspicious/noArrayIndexKey: never reordered
    <tr key={row} className={styles.row} {...silent}>
      {Array.from({ length: columnCount }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: never reordered
        <td key={column} className={styles.cell({ kind: 'text', noWrap: false })}>
          <Skeleton />
        </td>
      ))}
    </tr>
  ));
}

/** What stands in the place of rows, or above them. */
export function MessageRow({ columnCount, children }: { columnCount: number; children: ReactNode }) {
  return (
    <tr {...roles.row} className={styles.messageRow}>
      <td {...roles.cell} className={styles.message} colSpan={columnCount}>
        {children}
      </td>
    </tr>
  );
}
