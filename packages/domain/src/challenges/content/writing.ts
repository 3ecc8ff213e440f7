import type { TaskKind } from '../tasks.ts';

/** One small thing to do. */
export interface TaskText {
  readonly title: string;
  /** How, or why it is enough. */
  readonly line: string;
  readonly kind: TaskKind;
}

/** One day as it is written. */
export interface DayText {
  readonly title: string;
  /** Why this day is about that. */
  readonly why: string;
  /** What the day needs. */
  readonly tasks: readonly TaskText[];
  /** What may be done on top. */
  readonly extra: TaskText;
  /** The day looks back on its week. */
  readonly reflects?: true;
}

/** A part of a long challenge. */
export interface PhaseText {
  readonly name: string;
  readonly line: string;
  /** First and last day. */
  readonly from: number;
  readonly to: number;
}

/** Everything that a challenge says. */
export interface ChallengeText {
  /** Id of its template. */
  readonly id: string;
  readonly line: string;
  /** Minutes that a day asks for, about. */
  readonly minutes: number;
  readonly phases: readonly PhaseText[];
  readonly days: readonly DayText[];
}

const taskOf =
  (kind: TaskKind) =>
  (title: string, line: string): TaskText => ({ title, line, kind });

export const hand = taskOf('hand');
export const mood = taskOf('mood');
export const journal = taskOf('journal');
export const habit = taskOf('habit');
export const goal = taskOf('goal');
export const still = taskOf('meditation');
export const checkIn = (line: string): TaskText => ({ title: 'Check in', line, kind: 'check-in' });

/** A day: what it needs, and one thing on top. */
export const day = (title: string, why: string, tasks: readonly TaskText[], extra: TaskText): DayText => ({ title, why, tasks, extra });
