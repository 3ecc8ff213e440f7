import type { MeditationTimerTexts } from './texts.ts';

export type BreathPhase = 'inhale' | 'hold' | 'exhale' | 'rest';

/** Seconds of each part of a breath; parts of 0 seconds are left out. */
export interface BreathPace {
  readonly inhale: number;
  readonly hold: number;
  readonly exhale: number;
  /** Before the next breath. */
  readonly rest: number;
}

const phases: readonly BreathPhase[] = ['inhale', 'hold', 'exhale', 'rest'];

/**
 * Where a breath stands.
 *
 * @param elapsed seconds since the first breath began
 * @returns the part, how many seconds of it are left (counting down to 1), and how long it lasts; null for a pace without any length
 */
export function breathAt(pace: BreathPace, elapsed: number): { phase: BreathPhase; left: number; length: number } | null {
  const whole = phases.reduce((sum, phase) => sum + pace[phase], 0);
  if (whole <= 0) return null;
  let rest = elapsed % whole;
  for (const phase of phases) {
    const length = pace[phase];
    if (rest < length) return { phase, left: Math.ceil(length - rest), length };
    rest -= length;
  }
  return null;
}

/** "Seconds: in 4, hold 4, out 6" */
export const paceWords = (pace: BreathPace, texts: MeditationTimerTexts): string =>
  texts.pace(phases.filter((phase) => pace[phase] > 0).map((phase) => texts.pacePart(phase, pace[phase])));
