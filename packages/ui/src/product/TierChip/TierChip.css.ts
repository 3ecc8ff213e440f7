import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { tierColors } from '../../themes/tier-colors.css.ts';
import { chipRule } from '../parts.css.ts';

const base = style(component(chipRule));
export const chip = styleVariants(tierColors, ({ bg, fg }) => [base, style(component({ backgroundColor: bg, color: fg }))]);
export const peak = style(component({ flex: 'none', inlineSize: '0.875rem', blockSize: '0.875rem' }));
