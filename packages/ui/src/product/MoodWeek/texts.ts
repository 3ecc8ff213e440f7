/** The fixed words of a `MoodWeek`. */
export interface MoodWeekTexts {
  readonly empty: string;
  readonly today: string;
  /** Stands under the column of today, where other days have two letters. */
  readonly todayShort: string;
  readonly nothing: string;
  /** @param score written as the language writes numbers */
  readonly score: (score: string, best: number) => string;
  readonly said: (day: string, what: string) => string;
}

export const moodWeekTexts: MoodWeekTexts = {
  empty: 'No moods yet. One tap a day is enough.',
  today: 'Today',
  todayShort: 'today',
  nothing: 'nothing logged',
  score: (score, best) => `${score} of ${best}`,
  said: (day, what) => `${day}: ${what}`,
};
