/** `dense` for tables that are worked in; `regular` for those that are read. */
export const tableDensities = ['regular', 'dense'] as const;
export type TableDensity = (typeof tableDensities)[number];

/** In a narrow place rows become `cards` with their labels, or the table stays as it is and is scrolled sideways. */
export const tablePhoneLooks = ['cards', 'scroll'] as const;
export type TablePhoneLook = (typeof tablePhoneLooks)[number];
