/** The fixed words of a `YearInPixels` beside those of all charts and of moods. */
export interface YearInPixelsTexts {
  /** Heads the column of moods in the table. */
  readonly mood: string;
  /** A day's mood. @param value its mean, written as the language writes numbers @param most the best there is */
  readonly moodOf: (label: string, value: string, most: number) => string;
}

export const yearInPixelsTexts: YearInPixelsTexts = { mood: 'Mood', moodOf: (label, value, most) => `${label}, ${value} of ${most}` };
