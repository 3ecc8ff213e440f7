export { PointsDisplay, type PointsDisplayProps, usePointsPulse } from './PointsDisplay.tsx';
