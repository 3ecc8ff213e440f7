export type { ValueBand } from './LineCanvas.tsx';
export { LineChart, type LineChartProps } from './LineChart.tsx';
