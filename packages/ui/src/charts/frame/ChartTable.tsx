import { useState } from 'react';
import { hidden } from '../../a11y/visually-hidden.css.ts';
import { Button } from '../../components/Button/Button.tsx';
import { useTexts } from '../../internal/texts.tsx';
import * as styles from './ChartFrame.css.ts';
import { chartTexts } from './texts.ts';
import type { TableData } from './types.ts';

/** More rows than this are shown page by page: five years of days would be thousands of cells. */
export const PAGE_ROWS = 100;

/** The data of a chart as a table that scrolls, with the chart's title as its caption. */
export function ChartTable({ title, data }: { title: string; data: TableData }) {
  const texts = useTexts('Chart', chartTexts);
  const [page, setPage] = useState(0);
  const first = Math.min(page * PAGE_ROWS, Math.max(0, data.rows.length - 1));
  const rows = data.rows.slice(first, first + PAGE_ROWS);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to reach it. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a section inside a figure says no more. */}
      <div className={styles.scroll} role="region" aria-label={texts.table(title)} tabIndex={0}>
        <table className={styles.table}>
          <caption className={hidden}>{title}</caption>
          <thead>
            <tr>
              {data.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name = '', ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={data.columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {data.rows.length > PAGE_ROWS && (
        <nav className={styles.pager} aria-label={texts.rows(title)}>
          <span role="status">{texts.position(first + 1, first + rows.length, data.rows.length)}</span>
          <span className={styles.pagerButtons}>
            <Button tone="outline" size="small" aria-label={texts.previousRows} disabled={first === 0} onClick={() => setPage(page - 1)}>
              {texts.previous}
            </Button>
            <Button
              tone="outline"
              size="small"
              aria-label={texts.nextRows}
              disabled={first + PAGE_ROWS >= data.rows.length}
              onClick={() => setPage(page + 1)}
            >
              {texts.next}
            </Button>
          </span>
        </nav>
      )}
    </>
  );
}
