import { style } from '@vanilla-extract/css';
import { popup, popupItem } from '../../internal/popup.ts';
import { component } from '../../styles/layers.ts';
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
export const chevron = style(component({ display: 'inline-flex', flexShrink: 0, fontSize: vars.size.icon, color: vars.color.textMuted }));

export const content = style(
  component({
    ...popup,
    minInlineSize: 'var(--radix-select-trigger-width)',
    maxBlockSize: 'min(22rem, var(--radix-select-content-available-height))',
  }),
);
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
