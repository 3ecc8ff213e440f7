import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { canHover, forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

export const list = style(component({ display: 'grid', marginBlock: `calc(-1 * ${vars.space[2]})` }));
export const item = style(component({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } } }));
export const row = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    inlineSize: '100%',
    minBlockSize: '3.75rem',
    paddingBlock: vars.space[2],
    color: vars.color.text,
    textAlign: 'start',
    textDecoration: 'none',
  }),
);
export const pressable = style(
  component({
    // The hover surface reaches a little past the text.
    inlineSize: `calc(100% + 2 * ${vars.space[2]})`,
    marginInline: `calc(-1 * ${vars.space[2]})`,
    paddingInline: vars.space[2],
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    selectors: { '&:active': { backgroundColor: vars.color.active } },
    '@media': { [canHover]: { selectors: { '&:hover': { backgroundColor: vars.color.hover } } } },
  }),
);
export const mark = style(
  component({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '1.625rem',
    blockSize: '1.625rem',
    border: `2px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.small,
    '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  }),
);
export const marked = style(
  component({ borderColor: vars.color.accent.fill, backgroundColor: vars.color.accent.fill, color: vars.color.accent.onFill }),
);
export const words = style(component({ flex: 1, minInlineSize: 0 }));
export const doneTitle = style(component({ color: vars.color.textMuted }));
export const line = style(component({ display: 'block', color: vars.color.textMuted, fontSize: vars.fontSize.sm, lineHeight: 1.4 }));
export const follow = style(
  component({ flex: 'none', color: vars.color.textMuted, selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }),
);
