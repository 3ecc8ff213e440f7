import { style } from '@vanilla-extract/css';
import { component, type LayerRule } from '../../styles/layers.ts';
import { coarsePointer, forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color } = vars;
const THUMB = '1rem';
const track: LayerRule = {
  blockSize: '0.375rem',
  borderRadius: vars.radius.full,
  backgroundImage: `linear-gradient(to right, ${color.accent.fill} var(--filled), ${color.accent.soft} var(--filled))`,
};
const thumb: LayerRule = {
  inlineSize: THUMB,
  blockSize: THUMB,
  border: `2px solid ${color.accent.fill}`,
  borderRadius: vars.radius.full,
  backgroundColor: color.surface,
};
type Rules = NonNullable<LayerRule['selectors']>;
/** Both engines name the parts in their own way. */
const both = (part: 'track' | 'thumb', rule: LayerRule): Rules => ({
  [`&::${part === 'track' ? '-webkit-slider-runnable-track' : '-webkit-slider-thumb'}`]: rule,
  [`&::-moz-range-${part}`]: rule,
});

export const range = style(
  component({
    appearance: 'none',
    display: 'block',
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: '1.5rem',
    background: 'none',
    cursor: 'pointer',
    borderRadius: vars.radius.small,
    selectors: {
      ...both('track', track),
      ...both('thumb', thumb),
      // Chromium hangs the thumb from the track's upper edge.
      '&::-webkit-slider-thumb': { ...thumb, appearance: 'none', marginBlockStart: `calc((0.375rem - ${THUMB}) / 2)` },
    },
    '@media': {
      [coarsePointer]: { minBlockSize: vars.size.touch },
      [forcedColors]: {
        selectors: {
          ...both('track', {
            forcedColorAdjust: 'none',
            border: '1px solid CanvasText',
            backgroundImage: 'linear-gradient(to right, Highlight var(--filled), Canvas var(--filled))',
          }),
          ...both('thumb', { forcedColorAdjust: 'none', borderColor: 'CanvasText', backgroundColor: 'Canvas' }),
        },
      },
    },
  }),
);
