import type { LayerRule } from '../styles/layers.ts';
import { coarsePointer, forcedColors, reducedMotion } from '../styles/media.ts';
import { vars } from '../themes/contract.css.ts';
import { fadeOut, unfold } from './appear.css.ts';

/** The surface of everything that opens beside its trigger: menus, option lists, popovers. */
export const popup = {
  zIndex: vars.z.popover,
  minInlineSize: '12rem',
  maxInlineSize: 'min(24rem, calc(100vw - 1rem))',
  overflowY: 'auto',
  padding: vars.space[1],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
  fontSize: vars.fontSize.md,
  selectors: {
    '&[data-state="open"]': { animation: `${unfold} ${vars.duration.fast} ${vars.easing.out}` },
    '&[data-state="closed"]': { animation: `${fadeOut} ${vars.duration.fast} ${vars.easing.out}` },
    '&:focus': { outline: 'none' },
  },
  '@media': {
    [reducedMotion]: { selectors: { '&[data-state]': { animation: 'none' } } },
    [forcedColors]: { borderColor: 'CanvasText' },
  },
} satisfies LayerRule;

/** One line of a menu or an option list; `[data-highlighted]` is where the keyboard or the pointer stands. */
export const popupItem = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '2.375rem',
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.small,
  lineHeight: vars.lineHeight.control,
  cursor: 'pointer',
  userSelect: 'none',
  outline: 'none',
  selectors: {
    '&[data-highlighted]': { backgroundColor: vars.color.hover },
    '&[data-highlighted]:active': { backgroundColor: vars.color.active },
    '&[data-disabled]': { color: vars.color.disabledText, cursor: 'not-allowed' },
  },
  '@media': {
    [coarsePointer]: { minBlockSize: vars.size.touch },
    [forcedColors]: {
      selectors: {
        '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
} satisfies LayerRule;
