import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

/** As wide as a form is comfortable to fill in. */
export const column = style(component({ maxInlineSize: '45rem' }));
/** The card spaces its parts evenly; the line belongs to the title, and the buttons stand as far from the controls as these from each other. */
export const description = style(component({ marginBlockStart: `calc(-1 * ${vars.space[2]})` }));
export const controls = style(component({ display: 'grid', gap: vars.space[5] }));
export const actions = style(component({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], marginBlockStart: vars.space[1] }));
