export { type BreathPace, type BreathPhase, breathAt } from './breath.ts';
export { type MeditationState, MeditationTimer, type MeditationTimerProps } from './MeditationTimer.tsx';
