/** `dense` for tables that are worked in; `regular` for those that are read. */
export const tableDensities = ['regular', 'dense'] as const;
export type TableDensity = (typeof tableDensities)[number];

/**
 * In a narrow place rows become `cards` with a line for each label, or `lines`, in which labels and values follow each other in as little
 * room as they need; or the table stays as it is and is scrolled sideways.
 */
export const tablePhoneLooks = ['cards', 'lines', 'scroll'] as const;
export type TablePhoneLook = (typeof tablePhoneLooks)[number];
