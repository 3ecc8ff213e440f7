import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

export const trigger = style(
  component({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    borderRadius: vars.radius.full,
    cursor: 'pointer',
    selectors: { '&:active': { backgroundColor: vars.color.active } },
  }),
);
export const name = style(
  component({ display: 'block', color: vars.color.text, fontSize: vars.fontSize.md, fontWeight: vars.fontWeight.semibold }),
);
export const email = style(
  component({ display: 'block', color: vars.color.textMuted, fontSize: vars.fontSize.sm, overflowWrap: 'anywhere' }),
);
