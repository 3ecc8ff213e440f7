import { styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';

const widths = { small: 140, medium: 220 };

export const vignette = styleVariants(widths, (inlineSize) =>
  component({
    display: 'block',
    inlineSize,
    maxInlineSize: '100%',
    blockSize: 'auto',
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
  }),
);
