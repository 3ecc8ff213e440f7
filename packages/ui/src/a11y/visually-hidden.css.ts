import { style } from '@vanilla-extract/css';
import { inLayer } from '../styles/layers.ts';

export const hidden = style(
  inLayer('utilities', {
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    margin: -1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
