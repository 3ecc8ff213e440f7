/** The fixed words of a `HeatMap` beside those of all charts. */
export interface HeatMapTexts {
  /** Names a level between nothing and a full tile. @param amount written as the chart writes values */
  readonly upTo: (amount: string) => string;
}

export const heatMapTexts: HeatMapTexts = { upTo: (amount) => `up to ${amount}` };
