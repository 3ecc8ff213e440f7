import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';
import { input } from '../Checkbox/Checkbox.css.ts';

const tick = 'polygon(16% 50%, 26% 40%, 42% 56%, 74% 24%, 84% 34%, 42% 76%)';
const dash = 'polygon(20% 43%, 80% 43%, 80% 57%, 20% 57%)';

export const box = style([
  input,
  component({
    position: 'relative',
    cursor: 'pointer',
    selectors: {
      '&::before': { content: '""', position: 'absolute', inset: 0, backgroundColor: vars.color.accent.onFill, clipPath: tick, scale: '0' },
      '&:checked::before': { scale: '1' },
      '&:indeterminate::before': { clipPath: dash, scale: '1' },
      // As large as a fingertip, though the box is small.
      '&::after': { content: '""', position: 'absolute', inset: '-11px' },
    },
    '@media': { [forcedColors]: { selectors: { '&::before': { backgroundColor: 'HighlightText' } } } },
  }),
]);
