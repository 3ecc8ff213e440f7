import type { Mood } from '@everstep/domain';
import type { MoodRow } from './store.ts';

/** A mood as its member sees it. */
export function presentMood(row: MoodRow): Mood {
  return {
    id: row.id,
    score: row.score,
    quadrant: row.quadrant,
    words: wordsOf(row.words),
    activities: wordsOf(row.activities),
    note: row.note,
    at: row.at,
    localDate: row.localDate,
    timeZone: row.timeZone,
    version: row.version,
  };
}

/** Reads a JSON list of words. */
export function wordsOf(json: string): string[] {
  // Only validated lists of strings are ever stored in these columns.
  return JSON.parse(json) as string[];
}
