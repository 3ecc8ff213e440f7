import { type ChangeEvent, type ReactNode, useId, useRef } from 'react';
import { hidden } from '../../a11y/visually-hidden.css.ts';
import type { NativeProps } from '../../internal/native-props.ts';
import { useTexts } from '../../internal/texts.tsx';
import { roles } from './roles.ts';
import { allToggled, selectionState, toggled } from './selection.ts';
import * as styles from './Table.css.ts';
import type { TableColumn, TableSelection, TableSort } from './Table.types.ts';
import type { TableDensity, TablePhoneLook } from './Table.variants.ts';
import { TableHead } from './TableHead.tsx';
import { MessageRow, SkeletonRows, TableRow } from './TableRows.tsx';
import { tableTexts } from './texts.ts';
import { useOverflows } from './use-overflows.ts';

export interface TableProps<Row> extends Omit<NativeProps<'table'>, 'children' | 'onChange'> {
  /** Says what the table is of; names it, too. */
  caption: ReactNode;
  /** Keeps the caption for screen readers only, under a heading that says the same. @default false */
  hideCaption?: boolean;
  /** The first column names the row. */
  columns: readonly TableColumn<Row>[];
  /** What is compared, in the order that is shown. */
  rows: readonly Row[];
  /** Unique among all rows, those of other pages included. */
  rowKey: (row: Row) => string;
  /** The order that `rows` has now; marks the header. */
  sort?: TableSort | undefined;
  /** Called with the order to show; sorting is the owner's business. Without it no header can be pressed. */
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** Lets rows be chosen, and says which are. */
  selection?: TableSelection<Row> | undefined;
  /** Names the box that chooses all rows. @default 'Select all rows' */
  selectAllLabel?: string;
  /** Draws what can be done with a row: an icon button or two, or a menu. Keep it memoised. */
  rowActions?: ((row: Row) => ReactNode) | undefined;
  /** Names the column of actions to screen readers. @default 'Actions' */
  actionsLabel?: string;
  /** Headers stay in sight; the table scrolls in itself, up to most of the window's height. @default false */
  stickyHeader?: boolean;
  /** Height of a row. @default 'regular' */
  density?: TableDensity;
  /** How it fits on phones: rows become cards, or fewer lines, or the table scrolls sideways. @default 'cards' */
  phone?: TablePhoneLook;
  /** Rows are being fetched; shows outlines while there are none yet. @default false */
  loading?: boolean;
  /** Said to screen readers meanwhile. @default 'Loading' */
  loadingLabel?: string;
  /** Number of outlines. @default 5 */
  skeletonRows?: number;
  /** Stands there when there is no row, such as an `EmptyState`. */
  empty?: ReactNode;
  /** Stands above the rows, or instead of them, such as a `Banner` that offers to try again. */
  error?: ReactNode;
}

/** Rows and columns of things that are compared. On phones rows become cards, and stay a table to screen readers. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, hideCaption = false, columns, rows, rowKey, sort, onSortChange, selection, rowActions, empty, error, ...rest } = props;
  const texts = useTexts('Table', tableTexts);
  const { selectAllLabel = texts.selectAll, actionsLabel = texts.actions, stickyHeader = false, density = 'regular', ...more } = rest;
  const { phone = 'cards', loading = false, loadingLabel = texts.loading, skeletonRows = 5, ...native } = more;
  const scroller = useRef<HTMLDivElement>(null);
  const scrolls = useOverflows(scroller);
  const captionId = useId();

  const keys = rows.map(rowKey);
  const columnCount = columns.length + (selection ? 1 : 0) + (rowActions ? 1 : 0);
  // One listener for all rows, so that none has to be drawn again for a new function.
  const selectRow = ({ target }: ChangeEvent<HTMLTableSectionElement>) => {
    if (selection && target instanceof HTMLInputElement && target.dataset.rowSelect === '') {
      selection.onChange(toggled(selection.selected, target.value));
    }
  };

  return (
    <div className={styles.root({ phone })}>
      <span className={hidden} role="status">
        {loading ? loadingLabel : ''}
      </span>
      <div
        ref={scroller}
        className={styles.scroller({ sticky: stickyHeader })}
        {...(scrolls ? { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 } : {})}
      >
        <table {...native} {...roles.table} className={styles.table({ density, sticky: stickyHeader })} aria-busy={loading || undefined}>
          <caption id={captionId} className={hideCaption ? hidden : styles.caption}>
            {caption}
          </caption>
          <TableHead
            columns={columns}
            sort={sort}
            onSortChange={onSortChange}
            selection={
              selection && {
                state: selectionState(keys, selection.selected),
                label: selectAllLabel,
                onToggle: () => selection.onChange(allToggled(selection.selected, keys)),
              }
            }
            actionsLabel={rowActions && actionsLabel}
          />
          <tbody {...roles.rowGroup} className={styles.body} onChange={selectRow}>
            {error && <MessageRow columnCount={columnCount}>{error}</MessageRow>}
            {rows.map((row, index) => (
              <TableRow
                key={keys[index]}
                row={row}
                rowKey={keys[index] ?? ''}
                columns={columns}
                selected={selection?.selected.has(keys[index] ?? '')}
                selectLabel={selection ? selection.labelOf(row) : ''}
                actions={rowActions}
              />
            ))}
            {rows.length === 0 && loading && <SkeletonRows count={skeletonRows} columnCount={columnCount} />}
            {rows.length === 0 && !loading && !error && empty && <MessageRow columnCount={columnCount}>{empty}</MessageRow>}
          </tbody>
        </table>
      </div>
    </div>
  );
}
