import { countOf } from '../format.ts';

const MINUTE = 60;

/** A time on a clock face: "12:04". */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, '0')}`;
}

/** A length in words: "10 minutes", "40 seconds". */
export const lengthWords = (seconds: number): string =>
  seconds < MINUTE ? countOf(Math.round(seconds), 'second') : countOf(Math.round(seconds / MINUTE), 'minute');

/** What is said aloud now: only at the start, half-way and at the end, so that the quiet stays quiet. */
export function announcement(state: 'ready' | 'running' | 'paused' | 'done', elapsed: number, planned: number): string {
  if (state === 'ready') return '';
  if (state === 'paused') return `Paused. ${lengthWords(planned - elapsed)} left.`;
  if (state === 'done') return `Finished. ${lengthWords(elapsed)}.`;
  return elapsed * 2 >= planned ? 'Half of the time is over.' : `Started. ${lengthWords(planned)}.`;
}
