import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { forcedColors, phone } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

export const bar = style(
  component({
    display: 'none',
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: vars.z.sticky,
    paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
    paddingInline: 'env(safe-area-inset-left, 0px) env(safe-area-inset-right, 0px)',
    borderBlockStart: `1px solid ${vars.color.line}`,
    backgroundColor: vars.color.surface,
    '@media': { [phone]: { display: 'block' }, print: { display: 'none' } },
  }),
);
export const list = style(component({ display: 'flex', maxInlineSize: '34rem', marginInline: 'auto' }));
export const cell = style(component({ flex: 1, minInlineSize: 0 }));
export const item = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    inlineSize: '100%',
    minBlockSize: '3.5rem',
    padding: vars.space[1],
    color: vars.color.textMuted,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.control,
    textDecoration: 'none',
    textAlign: 'center',
    cursor: 'pointer',
    selectors: {
      '&:active': { backgroundColor: vars.color.active },
      '&[aria-current="page"]': { color: vars.color.accent.text },
      '&:focus-visible': { outlineOffset: '-3px', borderRadius: vars.radius.control },
    },
    '@media': { [forcedColors]: { selectors: { '&[aria-current="page"]': { color: 'Highlight' } } } },
  }),
);
export const icon = style(component({ display: 'inline-flex', fontSize: '1.375rem' }));
globalStyle(`${icon} > svg`, component({ inlineSize: '1em', blockSize: '1em' }));
export const label = style(component({ maxInlineSize: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }));
