import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { phone } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

export const place = style(
  component({ position: 'relative', blockSize: '13rem', overflow: 'hidden', '@media': { [phone]: { blockSize: '32dvh' } } }),
);
export const lesson = style(
  component({
    display: 'grid',
    gap: vars.space[1],
    margin: 0,
    paddingInlineStart: vars.space[4],
    borderInlineStart: `3px solid ${vars.color.sun.fill}`,
    overflowWrap: 'anywhere',
  }),
);
