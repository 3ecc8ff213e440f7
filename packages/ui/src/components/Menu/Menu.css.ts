import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { popup, popupItem } from '../../internal/popup.ts';
import { component } from '../../styles/layers.ts';
import { forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

export const content = style(component({ ...popup, maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)' }));

export const item = recipe({
  base: component(popupItem),
  variants: {
    tone: {
      neutral: {},
      danger: component({
        color: vars.color.danger.text,
        selectors: {
          '&[data-highlighted]': { backgroundColor: vars.color.danger.soft, color: vars.color.danger.onSoft },
          '&[data-disabled]': { color: vars.color.disabledText },
        },
      }),
    },
  },
});

export const icon = style(component({ display: 'inline-flex', flexShrink: 0, fontSize: vars.size.icon }));
export const text = style(component({ flex: 1, minInlineSize: 0 }));
export const description = style(
  component({ display: 'block', marginBlockStart: '2px', color: vars.color.textMuted, fontSize: vars.fontSize.sm }),
);
export const label = style(
  component({
    paddingBlock: vars.space[2],
    paddingInline: vars.space[3],
    color: vars.color.textMuted,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.semibold,
    letterSpacing: '0.04em',
  }),
);
export const separator = style(
  component({
    blockSize: '1px',
    marginBlock: vars.space[1],
    backgroundColor: vars.color.line,
    '@media': { [forcedColors]: { backgroundColor: 'CanvasText' } },
  }),
);
globalStyle(`${icon} > svg`, component({ inlineSize: '1em', blockSize: '1em' }));
