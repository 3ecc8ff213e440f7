/** The fixed words of a `Table`. */
export interface TableTexts {
  readonly selectAll: string;
  /** Names the column of actions. */
  readonly actions: string;
  /** Said while rows are being fetched. */
  readonly loading: string;
}

export const tableTexts: TableTexts = { selectAll: 'Select all rows', actions: 'Actions', loading: 'Loading' };
