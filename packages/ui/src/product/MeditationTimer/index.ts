export type { BreathPace } from './breath.ts';
export { type MeditationState, MeditationTimer, type MeditationTimerProps } from './MeditationTimer.tsx';
