export { Grid, type GridProps } from './Grid.tsx';
export { type GridColumns, gridColumns } from './Grid.variants.ts';
