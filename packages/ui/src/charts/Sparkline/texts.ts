/** The fixed words of a `Sparkline` beside those of all charts. */
export interface SparklineTexts {
  readonly empty: string;
}

export const sparklineTexts: SparklineTexts = { empty: 'No values yet' };
