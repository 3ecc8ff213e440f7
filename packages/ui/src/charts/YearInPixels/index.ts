export { YearInPixels, type YearInPixelsProps } from './YearInPixels.tsx';
