import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

export const place = style(
  component({
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    backgroundColor: vars.color.sky,
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
  }),
);

export const level = style(
  component({ fill: vars.color.sun.onFill, fontFamily: vars.font.heading, fontWeight: vars.fontWeight.semibold, fontSize: 44 }),
);
