/** The fixed words of a `RadarChart` beside those of all charts. */
export interface RadarChartTexts {
  /** Heads the column of axes in the table. */
  readonly area: string;
}

export const radarChartTexts: RadarChartTexts = { area: 'Area' };
