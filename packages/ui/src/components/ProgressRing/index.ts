export { ProgressRing, type ProgressRingProps } from './ProgressRing.tsx';
export { type ProgressRingSize, progressRingSizes } from './ProgressRing.variants.ts';
