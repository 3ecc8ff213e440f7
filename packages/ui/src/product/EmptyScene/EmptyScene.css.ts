import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

export const empty = style(
  component({ display: 'grid', justifyItems: 'center', gap: vars.space[3], paddingBlock: vars.space[4], textAlign: 'center' }),
);
export const line = style(component({ maxInlineSize: '28rem', color: vars.color.textMuted, fontSize: vars.fontSize.md, textWrap: 'balance' }));
