export { ProgressBar, type ProgressBarProps } from './ProgressBar.tsx';
export { type ProgressBarSize, type ProgressTone, progressBarSizes, progressTones } from './ProgressBar.variants.ts';
