import { ownColors } from './own-colors.ts';

export const tierColors = ownColors('tier');
