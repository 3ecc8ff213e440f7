import { globalStyle, style } from '@vanilla-extract/css';
import { popup, popupItem } from '../../internal/popup.ts';
import { component } from '../../styles/layers.ts';
import { forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';
import { controlFrame } from '../Field/control.ts';

export const trigger = style(
  component({
    ...controlFrame,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    paddingInline: vars.space[3],
    cursor: 'pointer',
    textAlign: 'start',
    selectors: {
      ...controlFrame.selectors,
      '&[data-placeholder]': { color: vars.color.placeholder },
      '&[data-disabled][data-placeholder]': { color: vars.color.disabledText },
      '&[data-state="open"]': { borderColor: vars.color.focus },
    },
  }),
);
// What was chosen gives way to the arrow, however long its word is.
globalStyle(`${trigger} > :first-child`, component({ minInlineSize: 0 }));
export const chevron = style(component({ display: 'inline-flex', flexShrink: 0, fontSize: vars.size.icon, color: vars.color.textMuted }));

export const content = style(
  component({
    ...popup,
    minInlineSize: 'var(--radix-select-trigger-width)',
    maxBlockSize: 'min(22rem, var(--radix-select-content-available-height))',
    // The options scroll, not what holds them and the arrows.
    overflow: 'hidden',
    padding: 0,
  }),
);
export const options = style(component({ padding: vars.space[1], scrollPaddingBlock: vars.space[1] }));

const scroll = component({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  blockSize: '1.75rem',
  color: vars.color.textMuted,
  fontSize: vars.size.icon,
  cursor: 'default',
  '@media': { [forcedColors]: { color: 'CanvasText' } },
});
/** Stand there while the list goes on above and below; a pointer that rests on them scrolls it. */
export const scrollUp = style([scroll, component({ borderBlockEnd: `1px solid ${vars.color.line}` })]);
export const scrollDown = style([scroll, component({ borderBlockStart: `1px solid ${vars.color.line}` })]);
export const option = style(component({ ...popupItem, justifyContent: 'space-between' }));
export const check = style(component({ display: 'inline-flex', flexShrink: 0, fontSize: vars.size.icon, color: vars.color.accent.text }));
export const groupLabel = style(
  component({
    paddingBlock: vars.space[2],
    paddingInline: vars.space[3],
    color: vars.color.textMuted,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.semibold,
    letterSpacing: '0.04em',
  }),
);
