import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { choiceDescription, choiceLine, choiceText } from '../../internal/choice.ts';
import { component } from '../../styles/layers.ts';
import { canHover, forcedColors, reducedMotion } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color } = vars;
const SIZE = '1.375rem';

export const options = recipe({
  base: component({ display: 'grid' }),
  variants: { look: { plain: component({ gap: vars.space[1], justifyItems: 'start' }), cards: component({ gap: vars.space[2] }) } },
});

export const line = recipe({
  base: component({ ...choiceLine, maxInlineSize: '100%' }),
  variants: {
    look: {
      plain: {},
      cards: component({
        padding: vars.space[3],
        border: `1px solid ${color.line}`,
        borderRadius: vars.radius.control,
        backgroundColor: color.surface,
        selectors: {
          '&:has(:checked)': { borderColor: color.accent.fill, backgroundColor: color.accent.soft, color: color.accent.onSoft },
          '&:has(:disabled)': { borderColor: color.line, backgroundColor: color.disabledFill, color: color.disabledText },
        },
        '@media': {
          [canHover]: { selectors: { '&:hover:not(:has(:checked, :disabled))': { backgroundColor: color.hover } } },
          [forcedColors]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight', outline: '1px solid Highlight' } } },
        },
      }),
    },
  },
});

export const dot = style(
  component({
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: SIZE,
    blockSize: SIZE,
    border: `1.5px solid ${color.lineStrong}`,
    borderRadius: vars.radius.full,
    backgroundColor: color.surface,
    cursor: 'inherit',
    selectors: {
      '&::before': {
        content: '""',
        inlineSize: '0.625rem',
        blockSize: '0.625rem',
        borderRadius: vars.radius.full,
        backgroundColor: color.accent.fill,
        scale: '0',
        transition: `scale ${vars.duration.fast} ${vars.easing.out}`,
      },
      '&:checked': { borderColor: color.accent.fill },
      '&:checked::before': { scale: '1' },
      '&:active:not(:disabled)': { backgroundColor: color.active },
      '&:disabled': { borderColor: color.disabledText, backgroundColor: color.disabledFill },
      '&:disabled::before': { backgroundColor: color.disabledText },
    },
    '@media': {
      [canHover]: { selectors: { '&:hover:not(:disabled, :checked, :active)': { backgroundColor: color.hover } } },
      [reducedMotion]: { selectors: { '&::before': { transition: 'none' } } },
      [forcedColors]: {
        forcedColorAdjust: 'none',
        borderColor: 'CanvasText',
        backgroundColor: 'Canvas',
        selectors: {
          '&:checked': { borderColor: 'Highlight' },
          '&::before': { backgroundColor: 'Highlight' },
          '&:disabled': { borderColor: 'GrayText', backgroundColor: 'Canvas' },
          '&:disabled::before': { backgroundColor: 'GrayText' },
        },
      },
    },
  }),
);

export const text = style(component(choiceText));
export const description = recipe({
  base: component(choiceDescription),
  variants: { look: { plain: {}, cards: component({ selectors: { ':has(:checked) > * > &': { color: 'inherit' } } }) } },
});
