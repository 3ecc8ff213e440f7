import { moods } from '../../product/MoodPicker/index.ts';

const words = ['very low on average', 'low on average', 'okay on average', 'good on average', 'very good on average'];

/** A mean score from 1 to 5 in words; nothing for 0, which means that there is none. */
export function moodWord(score: number): string {
  return score < 1 ? '' : (words[Math.round(score) - 1] ?? '');
}

/** A single score in a word, as under its face. */
export const moodLabel = (score: number): string => moods.find((mood) => mood.score === score)?.label ?? '';
