import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';
import { choice as base } from '../choice.css.ts';

export const group = style(component({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], minInlineSize: 0 }));
/** Half of its height in one line is its corner; several lines keep the same. */
export const choice = style([
  base,
  component({
    minInlineSize: vars.size.touch,
    maxInlineSize: '100%',
    borderRadius: `calc(${vars.size.touch} / 2)`,
    fontSize: vars.fontSize.md,
    fontWeight: vars.fontWeight.medium,
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
    unicodeBidi: 'plaintext',
  }),
]);
