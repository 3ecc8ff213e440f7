import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { canHover, coarsePointer, forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

export const sidebar = style(component({ display: 'flex', flexDirection: 'column', minBlockSize: '100%' }));
export const group = style(component({ selectors: { '& + &': { marginBlockStart: vars.space[5] } } }));
export const foot = style(component({ marginBlockStart: 'auto', paddingBlockStart: vars.space[5] }));
export const heading = style(
  component({
    paddingInline: vars.space[3],
    marginBlockEnd: vars.space[1],
    color: vars.color.textMuted,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.semibold,
    letterSpacing: '0.06em',
    textTransform: 'uppercase',
  }),
);
export const list = style(component({ display: 'grid', gap: 2 }));

export const item = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minBlockSize: '2.5rem',
    paddingInline: vars.space[3],
    borderRadius: vars.radius.control,
    color: vars.color.textMuted,
    fontSize: vars.fontSize.md,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.control,
    textDecoration: 'none',
    transition: `background-color ${vars.duration.fast} ${vars.easing.out}`,
    selectors: {
      '&:active': { backgroundColor: vars.color.active },
      '&[aria-current="page"]': {
        backgroundColor: vars.color.accent.soft,
        color: vars.color.accent.onSoft,
        fontWeight: vars.fontWeight.semibold,
      },
    },
    '@media': {
      [canHover]: { selectors: { '&:hover:not([aria-current])': { backgroundColor: vars.color.hover, color: vars.color.text } } },
      [coarsePointer]: { minBlockSize: vars.size.touch },
      [forcedColors]: { selectors: { '&[aria-current="page"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
    },
  }),
);
export const icon = style(component({ display: 'inline-flex', flex: 'none', fontSize: '1.25rem' }));
globalStyle(`${icon} > svg`, component({ inlineSize: '1em', blockSize: '1em' }));
export const label = style(component({ flex: 1, minInlineSize: 0 }));
export const note = style(component({ fontSize: vars.fontSize.xs, color: vars.color.textMuted }));
