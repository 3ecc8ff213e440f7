import { ownColors } from './own-colors.ts';

export const chartColors = ownColors('chart');
