import type { MeditationTimerTexts } from './texts.ts';

const MINUTE = 60;

/** A time on a clock face: "12:04". */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, '0')}`;
}

/** What is said aloud now: only at the start, half-way and at the end, so that the quiet stays quiet. */
export function announcement(
  state: 'ready' | 'running' | 'paused' | 'done',
  elapsed: number,
  planned: number,
  texts: MeditationTimerTexts,
): string {
  if (state === 'ready') return '';
  if (state === 'paused') return texts.saidPaused(texts.length(planned - elapsed));
  if (state === 'done') return texts.saidFinished(texts.length(elapsed));
  return elapsed * 2 >= planned ? texts.saidHalf : texts.saidStarted(texts.length(planned));
}
