export * from './BarChart/index.ts';
export type { ChartProps, ChartView, DayValue } from './frame/types.ts';
export * from './HeatMap/index.ts';
export * from './LineChart/index.ts';
export type { WeekStart } from './math/tiles.ts';
export type { ChartSeries } from './plot/series.ts';
export * from './RadarChart/index.ts';
export * from './Sparkline/index.ts';
export * from './YearInPixels/index.ts';
