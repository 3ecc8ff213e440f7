/** `columns` stand side by side, for time; `rows` lie below one another, for things with names. */
export const barLayouts = ['columns', 'rows'] as const;
export type BarLayout = (typeof barLayouts)[number];
