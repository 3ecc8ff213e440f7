import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/layers.ts';
import { canHover, coarsePointer, forcedColors, reducedMotion } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color } = vars;
const soft = (tone: { soft: string; onSoft: string }) => component({ backgroundColor: tone.soft, color: tone.onSoft });

const shape = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  maxInlineSize: '100%',
  minBlockSize: '1.75rem',
  paddingInline: '0.625rem',
  paddingBlock: '0.125rem',
  border: '1px solid transparent',
  borderRadius: '0.875rem',
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.control,
  fontVariantNumeric: 'tabular-nums',
} as const;

export const chip = recipe({
  base: component({ ...shape, '@media': { [forcedColors]: { borderColor: 'CanvasText' } } }),
  variants: {
    tone: {
      accent: soft(color.accent),
      neutral: component({ backgroundColor: color.surface, borderColor: color.line, color: color.text }),
      info: soft(color.info),
      success: soft(color.success),
      warning: soft(color.warning),
      danger: soft(color.danger),
      sun: soft(color.sun),
    },
  },
});

export const toggle = recipe({
  base: component({
    ...shape,
    minBlockSize: '2.125rem',
    paddingInline: vars.space[3],
    borderRadius: vars.radius.full,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.medium,
    cursor: 'pointer',
    transition: `background-color ${vars.duration.fast} ${vars.easing.out}`,
    selectors: {
      '&:disabled': { backgroundColor: color.disabledFill, borderColor: 'transparent', color: color.disabledText, cursor: 'not-allowed' },
    },
    '@media': {
      [coarsePointer]: { minBlockSize: vars.size.touch },
      [reducedMotion]: { transition: 'none' },
      [forcedColors]: { borderColor: 'ButtonText', selectors: { '&:disabled': { color: 'GrayText', borderColor: 'GrayText' } } },
    },
  }),
  variants: {
    pressed: {
      true: component({
        backgroundColor: color.accent.fill,
        color: color.accent.onFill,
        '@media': {
          [canHover]: { selectors: { '&:hover:not(:disabled)': { backgroundColor: color.accent.fillHover } } },
          [forcedColors]: { backgroundColor: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      }),
      false: component({
        backgroundColor: color.surface,
        borderColor: color.lineStrong,
        color: color.text,
        '@media': { [canHover]: { selectors: { '&:hover:not(:disabled)': { backgroundColor: color.hover } } } },
      }),
    },
  },
});

/** Breaks where a word is longer than the chip may be. */
export const words = style(component({ minInlineSize: 0 }));
export const icon = style(component({ display: 'inline-flex', flexShrink: 0, fontSize: '1.15em' }));
globalStyle(`${icon} > svg`, component({ inlineSize: '1em', blockSize: '1em' }));
