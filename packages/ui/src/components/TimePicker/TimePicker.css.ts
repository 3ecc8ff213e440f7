import { style } from '@vanilla-extract/css';
import { popup, popupItem } from '../../internal/popup.ts';
import { component } from '../../styles/layers.ts';
import { canHover } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

export const list = style(
  component({
    ...popup,
    minInlineSize: 'min(var(--radix-popover-trigger-width), 16rem)',
    // Before the panel is placed its room is not known; the chosen time is scrolled to even then.
    maxBlockSize: 'min(18rem, var(--radix-popover-content-available-height, 18rem))',
    overscrollBehavior: 'contain',
    scrollPaddingBlock: vars.space[1],
  }),
);
export const option = style(
  component({
    ...popupItem,
    justifyContent: 'space-between',
    fontVariantNumeric: 'tabular-nums',
    '@media': {
      ...popupItem['@media'],
      [canHover]: { selectors: { '&:hover': { backgroundColor: vars.color.hover } } },
    },
  }),
);
export const check = style(component({ flexShrink: 0, fontSize: vars.size.icon, color: vars.color.accent.text }));
