import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

export const form = style(component({ display: 'grid', gap: vars.space[3], inlineSize: 'min(15rem, 100%)' }));
export const quick = style(component({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));
