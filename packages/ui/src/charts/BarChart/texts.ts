/** The fixed words of a `BarChart` beside those of all charts. */
export interface BarChartTexts {
  /** Heads the column of what is compared in the table. */
  readonly name: string;
}

export const barChartTexts: BarChartTexts = { name: 'Name' };
