import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { VisuallyHidden } from '../../a11y/VisuallyHidden.tsx';
import { roles } from './roles.ts';
import { SelectBox } from './SelectBox.tsx';
import type { SelectionState } from './selection.ts';
import * as styles from './Table.css.ts';
import type { TableColumn, TableSort } from './Table.types.ts';

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  /** undefined where rows can't be chosen. */
  selection: { state: SelectionState; label: string; onToggle: () => void } | undefined;
  /** Name of the column of actions; undefined where there is none. */
  actionsLabel: string | undefined;
}

/** The row of headers. Where rows are cards it keeps what can be pressed: sorting, and choosing all. */
export function TableHead<Row>({ columns, sort, onSortChange, selection, actionsLabel }: TableHeadProps<Row>) {
  return (
    <thead {...roles.rowGroup} className={styles.head}>
      <tr {...roles.row} className={styles.headRow}>
        {selection && (
          <th {...roles.columnHeader} className={styles.selectHeader}>
            <SelectBox
              label={selection.label}
              checked={selection.state === 'all'}
              indeterminate={selection.state === 'some'}
              onChange={selection.onToggle}
            />
          </th>
        )}
        {columns.map((column) => {
          const sorted = sort?.column === column.key ? sort.direction : undefined;
          const sortable = column.sortable && onSortChange;
          return (
            <th
              key={column.key}
              {...roles.columnHeader}
              className={styles.header({ kind: column.kind ?? 'text', sortable: Boolean(sortable) })}
              aria-sort={sortable ? (sorted ?? 'none') : undefined}
            >
              {sortable ? (
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() => onSortChange({ column: column.key, direction: sorted === 'ascending' ? 'descending' : 'ascending' })}
                >
                  {column.header}
                  <SortIcon sorted={sorted} />
                </button>
              ) : (
                column.header
              )}
            </th>
          );
        })}
        {actionsLabel && (
          <th {...roles.columnHeader} className={styles.header({ kind: 'text', sortable: false })}>
            <VisuallyHidden>{actionsLabel}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

const sortIcons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

function SortIcon({ sorted }: { sorted: TableSort['direction'] | undefined }) {
  const Icon = sortIcons[sorted ?? 'none'];
  return <Icon className={styles.sortIcon} aria-hidden="true" />;
}
