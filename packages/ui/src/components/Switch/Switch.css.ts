import { style } from '@vanilla-extract/css';
import { choiceLine, choiceText } from '../../internal/choice.ts';
import { component } from '../../styles/layers.ts';
import { canHover, forcedColors, reducedMotion } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color } = vars;

export const field = style(component({ display: 'grid', minInlineSize: 0 }));
export const line = style(component({ ...choiceLine, alignItems: 'center', justifyContent: 'space-between' }));
export const text = style(component(choiceText));

export const track = style(
  component({
    appearance: 'none',
    position: 'relative',
    display: 'block',
    flexShrink: 0,
    inlineSize: '2.75rem',
    blockSize: '1.625rem',
    border: `1.5px solid ${color.lineStrong}`,
    borderRadius: vars.radius.full,
    backgroundColor: color.surface,
    cursor: 'inherit',
    transition: `background-color ${vars.duration.normal} ${vars.easing.out}`,
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlockStart: '50%',
        insetInlineStart: '3px',
        inlineSize: '1rem',
        blockSize: '1rem',
        borderRadius: vars.radius.full,
        backgroundColor: color.lineStrong,
        translate: '0 -50%',
        transition: `inset-inline-start ${vars.duration.normal} ${vars.easing.out}`,
      },
      '&:checked': { borderColor: color.accent.fill, backgroundColor: color.accent.fill },
      '&:checked::before': { insetInlineStart: 'calc(100% - 1rem - 3px)', backgroundColor: color.accent.onFill },
      '&:active:not(:disabled)': { backgroundColor: color.active },
      '&:checked:active:not(:disabled)': { backgroundColor: color.accent.fillActive },
      '&[aria-invalid="true"]': { borderColor: color.danger.text },
      '&:disabled': { borderColor: color.disabledText, backgroundColor: color.disabledFill },
      '&:disabled::before': { backgroundColor: color.disabledText },
    },
    '@media': {
      [canHover]: {
        selectors: {
          '&:hover:not(:disabled, :checked, :active)': { backgroundColor: color.hover },
          '&:checked:hover:not(:disabled, :active)': { backgroundColor: color.accent.fillHover },
        },
      },
      [reducedMotion]: { transition: 'none', selectors: { '&::before': { transition: 'none' } } },
      [forcedColors]: {
        forcedColorAdjust: 'none',
        borderColor: 'CanvasText',
        backgroundColor: 'Canvas',
        selectors: {
          '&::before': { backgroundColor: 'CanvasText' },
          '&:checked': { borderColor: 'Highlight', backgroundColor: 'Highlight' },
          '&:checked::before': { backgroundColor: 'HighlightText' },
          '&[aria-invalid="true"]': { borderWidth: '2.5px', borderColor: 'CanvasText' },
          '&:disabled': { borderColor: 'GrayText', backgroundColor: 'Canvas' },
          '&:disabled::before': { backgroundColor: 'GrayText' },
        },
      },
    },
  }),
);
