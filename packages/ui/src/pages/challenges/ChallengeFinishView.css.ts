import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { phone } from '../../styles/media.ts';

export const place = style(
  component({ position: 'relative', blockSize: '13rem', overflow: 'hidden', '@media': { [phone]: { blockSize: '32dvh' } } }),
);
