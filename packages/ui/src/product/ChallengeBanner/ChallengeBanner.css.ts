import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { phone } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

export const row = style(
  component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[4] }),
);
export const words = style(component({ display: 'grid', gap: vars.space[1], flex: '1 1 14rem', minInlineSize: 0 }));
/** Within the thumb's reach on a phone. */
export const action = style(component({ display: 'grid', '@media': { [phone]: { inlineSize: '100%' } } }));
export const line = style(component({ textWrap: 'balance' }));
export const chips = style(component({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginBlockEnd: vars.space[1] }));
