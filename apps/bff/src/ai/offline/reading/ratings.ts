const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const RATING = /(\d{1,2}|[a-zà-ž]+)\s*(?:\/|of|out of) ?(10|ten|5|five)\b/i;
const LOW_SHARE = 0.4;

/** Whether "3 out of 10" and the like say that somebody is low. */
export function isLowRating(message: string): boolean {
  const [, score = '', of = ''] = RATING.exec(message) ?? [];
  const value = /\d/.test(score) ? Number(score) : Math.max(0, NUMBERS.indexOf(score.toLowerCase()));
  return value / (/10|ten/i.test(of) ? 10 : 5) <= LOW_SHARE;
}
