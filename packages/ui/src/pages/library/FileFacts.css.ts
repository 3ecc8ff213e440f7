import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

export const facts = style(component({ display: 'grid', gap: vars.space[4], margin: 0 }));
export const term = style(component({ color: vars.color.textMuted, fontSize: vars.fontSize.sm }));
export const fact = style(component({ margin: 0, overflowWrap: 'anywhere', userSelect: 'text' }));

export const list = style(component({ display: 'grid', gap: vars.space[5], margin: 0, padding: 0, listStyle: 'none' }));
