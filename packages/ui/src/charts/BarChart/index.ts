export { BarChart, type BarChartProps } from './BarChart.tsx';
export { type BarLayout, barLayouts } from './BarChart.variants.ts';
