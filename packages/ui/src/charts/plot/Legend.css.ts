import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

export const legend = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[5],
    rowGap: vars.space[1],
    marginBlockStart: vars.space[4],
    color: vars.color.textMuted,
    fontSize: vars.fontSize.sm,
  }),
);
export const item = style(
  component({ display: 'flex', alignItems: 'center', gap: vars.space[2], minInlineSize: 0, overflowWrap: 'anywhere' }),
);
globalStyle(`${item} > svg`, component({ flexShrink: 0 }));
