import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

export const name = style(
  component({ display: 'block', color: vars.color.text, fontSize: vars.fontSize.md, fontWeight: vars.fontWeight.semibold }),
);
export const email = style(
  component({ display: 'block', color: vars.color.textMuted, fontSize: vars.fontSize.sm, overflowWrap: 'anywhere' }),
);
