/**
 * What the elements mean anyway. Written out, since browsers forget it of elements that are no longer laid out as a table,
 * and rows that are cards are not.
 */
export const roles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
