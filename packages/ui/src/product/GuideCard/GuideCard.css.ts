import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

export const row = style(component({ display: 'flex', alignItems: 'flex-start', gap: vars.space[4] }));
export const words = style(component({ flex: 1, minInlineSize: 0 }));
export const text = style(
  component({ marginBlockStart: vars.space[2], fontSize: vars.fontSize.md, textWrap: 'pretty', overflowWrap: 'anywhere' }),
);
export const action = style(component({ marginBlockStart: vars.space[4] }));
export const head = style(
  component({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', columnGap: vars.space[3] }),
);
