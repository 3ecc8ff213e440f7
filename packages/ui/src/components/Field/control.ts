import type { LayerRule } from '../../styles/layers.ts';
import { canHover, coarsePointer, forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color } = vars;

/** The frame of everything that is typed into or chosen from. Put it on the element that also carries `data-invalid` and `data-disabled`. */
export const controlFrame = {
  minBlockSize: vars.size.control,
  inlineSize: '100%',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.surface,
  color: color.text,
  fontSize: vars.fontSize.md,
  lineHeight: vars.lineHeight.control,
  transition: `border-color ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    '&[data-invalid]': { borderColor: color.danger.text, boxShadow: `inset 0 0 0 1px ${color.danger.text}` },
    '&[data-disabled]': { borderColor: color.line, backgroundColor: color.disabledFill, color: color.disabledText, cursor: 'not-allowed' },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover:not([data-disabled]):not([data-invalid])': { borderColor: color.textMuted } } },
    // Smaller text makes phones zoom into a focused field.
    [coarsePointer]: { fontSize: 'max(1rem, 16px)' },
    [forcedColors]: {
      borderColor: 'FieldText',
      selectors: {
        '&[data-invalid]': { borderWidth: '2px', borderColor: 'FieldText' },
        '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
  },
} satisfies LayerRule;
