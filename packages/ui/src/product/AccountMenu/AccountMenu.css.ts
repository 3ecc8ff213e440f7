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
