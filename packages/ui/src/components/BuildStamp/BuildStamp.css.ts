import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { phone } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

export const stamp = style(
  component({
    position: 'fixed',
    insetBlockEnd: `max(${vars.space[1]}, env(safe-area-inset-bottom))`,
    insetInlineEnd: vars.space[2],
    zIndex: vars.z.sticky,
    paddingInline: vars.space[1],
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.page,
    color: vars.color.textMuted,
    fontSize: '11px',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: vars.lineHeight.text,
    pointerEvents: 'none',
    // The bottom bar is there on phones.
    '@media': { [phone]: { insetBlockEnd: `calc(${vars.space[16]} + env(safe-area-inset-bottom))` } },
  }),
);
