/** Least width of a column: 12, 16, 20 rem. `mainAside` is a wide part and a narrow part beside it. */
export const gridColumns = ['small', 'medium', 'large', 'mainAside'] as const;
export type GridColumns = (typeof gridColumns)[number];
