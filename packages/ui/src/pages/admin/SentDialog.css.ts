import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

const { color, space } = vars;

export const facts = style(component({ display: 'grid', gap: space[1], fontSize: vars.fontSize.md }));
export const fact = style(
  component({
    display: 'grid',
    gridTemplateColumns: '6rem minmax(0, 1fr)',
    gap: space[2],
    alignItems: 'baseline',
    overflowWrap: 'anywhere',
    unicodeBidi: 'plaintext',
  }),
);
export const term = style(component({ color: color.textMuted, fontSize: vars.fontSize.sm }));
