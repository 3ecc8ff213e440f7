import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

export const root = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[2],
    paddingBlock: vars.space[8],
    paddingInline: vars.space[4],
    textAlign: 'center',
  }),
);
export const illustration = style(
  component({ display: 'grid', justifyItems: 'center', inlineSize: 'min(100%, 15rem)', marginBlockEnd: vars.space[3] }),
);
export const line = style(component({ maxInlineSize: 'min(40ch, 100%)', color: vars.color.textMuted, textWrap: 'balance' }));
export const action = style(component({ marginBlockStart: vars.space[3], maxInlineSize: '100%' }));
