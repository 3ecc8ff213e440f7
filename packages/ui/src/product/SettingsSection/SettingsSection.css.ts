import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

/** As wide as a form is comfortable to fill in. */
export const column = style(component({ maxInlineSize: '45rem' }));
export const controls = style(component({ display: 'grid', gap: vars.space[5], marginBlockStart: vars.space[4] }));
export const actions = style(component({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], marginBlockStart: vars.space[5] }));
