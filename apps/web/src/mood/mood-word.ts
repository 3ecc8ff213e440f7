const words = ['very low, mostly', 'low, mostly', 'okay, mostly', 'good, mostly', 'very good, mostly'];

/** A mean score from 1 to 5 in words; nothing for 0, which means that there is none. */
export function moodWord(score: number): string {
  return score < 1 ? '' : (words[Math.round(score) - 1] ?? '');
}
