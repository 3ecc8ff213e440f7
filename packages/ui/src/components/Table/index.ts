export { Table, type TableProps } from './Table.tsx';
export type { TableColumn, TableSelection, TableSort } from './Table.types.ts';
export { type TableDensity, type TablePhoneLook, tableDensities, tablePhoneLooks } from './Table.variants.ts';
