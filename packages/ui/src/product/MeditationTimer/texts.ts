import { countOf } from '../format.ts';
import type { BreathPhase } from './breath.ts';

/** The fixed words of a `MeditationTimer`. Lengths come as words, made by `length`. */
export interface MeditationTimerTexts {
  /** A length in words, such as "10 minutes" or "40 seconds". */
  readonly length: (seconds: number) => string;
  /** Names the dial. */
  readonly time: string;
  readonly left: (left: string, planned: string) => string;
  /** Name the parts of a breath while they last. */
  readonly breath: Readonly<Record<BreathPhase, string>>;
  /** A part of a breath with its seconds. */
  readonly pacePart: (phase: BreathPhase, seconds: number) => string;
  readonly pace: (parts: readonly string[]) => string;
  readonly begin: string;
  readonly pause: string;
  readonly resume: string;
  readonly finish: string;
  readonly again: string;
  readonly sat: (length: string) => string;
  readonly stay: string;
  readonly paused: string;
  /** Said aloud. */
  readonly saidStarted: (planned: string) => string;
  readonly saidHalf: string;
  readonly saidPaused: (left: string) => string;
  readonly saidFinished: (sat: string) => string;
  readonly howLong: string;
  readonly exactly: string;
  readonly minutes: (count: number) => string;
  readonly bell: string;
}

const MINUTE = 60;
const parts: Readonly<Record<BreathPhase, string>> = { inhale: 'in', hold: 'hold', exhale: 'out', rest: 'rest' };

export const meditationTimerTexts: MeditationTimerTexts = {
  length: (seconds) => (seconds < MINUTE ? countOf(Math.round(seconds), 'second') : countOf(Math.round(seconds / MINUTE), 'minute')),
  time: 'Time',
  left: (left, planned) => `${left} left of ${planned}`,
  breath: { inhale: 'Breathe in', hold: 'Hold', exhale: 'Breathe out', rest: 'Rest' },
  pacePart: (phase, seconds) => `${parts[phase]} ${seconds}`,
  pace: (all) => `Seconds: ${all.join(', ')}`,
  begin: 'Begin',
  pause: 'Pause',
  resume: 'Go on',
  finish: 'Finish',
  again: 'Once more',
  sat: (length) => `${length} of quiet`,
  stay: 'Stay a moment before you go on.',
  paused: 'Paused. Take your time.',
  saidStarted: (planned) => `Started. ${planned}.`,
  saidHalf: 'Half of the time is over.',
  saidPaused: (left) => `Paused. ${left} left.`,
  saidFinished: (sat) => `Finished. ${sat}.`,
  howLong: 'How long',
  exactly: 'Or exactly',
  minutes: (count) => `${count} min`,
  bell: 'Bell',
};
