import { keyframes } from '@vanilla-extract/css';

export const fadeIn = keyframes({ from: { opacity: 0 } });
export const fadeOut = keyframes({ to: { opacity: 0 } });
export const settle = keyframes({ from: { opacity: 0, transform: 'translateY(10px) scale(0.985)' } });
export const sink = keyframes({ to: { opacity: 0, transform: 'translateY(6px) scale(0.99)' } });
export const riseFromEdge = keyframes({ from: { transform: 'translateY(100%)' } });
export const sinkToEdge = keyframes({ to: { transform: 'translateY(100%)' } });
export const dropFromEdge = keyframes({ from: { opacity: 0, transform: 'translateY(-12px)' } });
export const unfold = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });
