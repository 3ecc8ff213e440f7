import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

export const page = style(
  component({
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: vars.space[4],
    minBlockSize: '70dvh',
    padding: vars.space[5],
    textAlign: 'center',
  }),
);
export const words = style(component({ maxInlineSize: '32rem', color: vars.color.textMuted, textWrap: 'balance' }));
