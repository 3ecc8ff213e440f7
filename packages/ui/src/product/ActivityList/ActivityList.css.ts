import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

export const list = style(component({ display: 'grid', marginBlock: `calc(-1 * ${vars.space[2]})` }));
export const item = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    paddingBlock: vars.space[3],
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  }),
);
export const words = style(component({ flex: '1 1 9rem', minInlineSize: 0 }));
export const when = style(component({ display: 'block', color: vars.color.textMuted, fontSize: vars.fontSize.sm }));
