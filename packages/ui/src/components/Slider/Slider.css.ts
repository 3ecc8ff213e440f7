import { style } from '@vanilla-extract/css';
import { component, type LayerRule } from '../../styles/layers.ts';
import { canHover, forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color } = vars;
const THUMB = '1.375rem';
/** Gradients know no writing direction: a variable says where the range starts. */
const toEnd = '--to-end';

export const row = style(component({ display: 'flex', alignItems: 'center', gap: vars.space[4] }));

const track: LayerRule = {
  blockSize: '0.5rem',
  borderRadius: vars.radius.full,
  backgroundImage: `linear-gradient(var(${toEnd}), ${color.accent.fill} var(--filled), ${color.accent.soft} var(--filled))`,
};
const thumb: LayerRule = {
  boxSizing: 'border-box',
  inlineSize: THUMB,
  blockSize: THUMB,
  border: `2px solid ${color.accent.fill}`,
  borderRadius: vars.radius.full,
  backgroundColor: color.surface,
  boxShadow: vars.shadow.low,
};

const both = (state: string, part: 'track' | 'thumb', rule: LayerRule) =>
  part === 'track'
    ? { [`&${state}::-webkit-slider-runnable-track`]: rule, [`&${state}::-moz-range-track`]: rule }
    : { [`&${state}::-webkit-slider-thumb`]: rule, [`&${state}::-moz-range-thumb`]: rule };

export const range = style(
  component({
    vars: { [toEnd]: 'to right' },
    appearance: 'none',
    flex: 1,
    minInlineSize: '4rem',
    minBlockSize: vars.size.control,
    border: '0 solid transparent',
    background: 'none',
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '[dir="rtl"] &': { vars: { [toEnd]: 'to left' } },
      ...both('', 'track', track),
      ...both('', 'thumb', thumb),
      // Chromium hangs the thumb from the track's upper edge.
      '&::-webkit-slider-thumb': { ...thumb, appearance: 'none', marginBlockStart: `calc((0.5rem - ${THUMB}) / 2)` },
      ...both(':active:not(:disabled)', 'thumb', { backgroundColor: color.accent.soft }),
      ...both(':focus-visible', 'thumb', { outline: `2px solid ${color.focus}`, outlineOffset: '2px' }),
      ...both('[aria-invalid="true"]', 'thumb', { borderColor: color.danger.text }),
      '&:disabled': { cursor: 'not-allowed' },
      ...both(':disabled', 'track', { backgroundImage: 'none', backgroundColor: color.disabledFill }),
      ...both(':disabled', 'thumb', { borderColor: color.disabledText, backgroundColor: color.disabledFill, boxShadow: 'none' }),
    },
    '@media': {
      [canHover]: { selectors: both(':hover:not(:disabled, :active)', 'thumb', { backgroundColor: color.hover }) },
      [forcedColors]: {
        selectors: {
          ...both('', 'track', {
            forcedColorAdjust: 'none',
            border: '1px solid CanvasText',
            backgroundImage: `linear-gradient(var(${toEnd}), Highlight var(--filled), Canvas var(--filled))`,
          }),
          ...both('', 'thumb', { forcedColorAdjust: 'none', borderColor: 'CanvasText', backgroundColor: 'Canvas' }),
          ...both('[aria-invalid="true"]', 'thumb', { borderColor: 'CanvasText', backgroundColor: 'CanvasText' }),
          ...both(':disabled', 'thumb', { borderColor: 'GrayText' }),
        },
      },
    },
  }),
);
export const value = style(
  component({
    minInlineSize: '3ch',
    overflowWrap: 'anywhere',
    color: color.text,
    fontSize: vars.fontSize.md,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
  }),
);
