import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { canHover } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

/** Without the accent: a list of titles would be full of it. */
export const link = style(
  component({
    borderRadius: vars.radius.small,
    color: 'inherit',
    textDecoration: 'none',
    textUnderlineOffset: '0.2em',
    selectors: { '&:active': { textDecoration: 'underline' } },
    '@media': { [canHover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
  }),
);
