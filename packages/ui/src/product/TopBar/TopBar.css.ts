import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { canHover, forcedColors, phone } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';
import { belowDesktop, desktop } from '../media.ts';

export const bar = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    blockSize: '4rem',
    paddingInline: `calc(${vars.space[3]} + env(safe-area-inset-left, 0px)) calc(${vars.space[3]} + env(safe-area-inset-right, 0px))`,
    '@media': { [desktop]: { paddingInline: `0 ${vars.space[8]}` } },
  }),
);
export const start = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    flex: 'none',
    alignSelf: 'stretch',
    // The brand stands at the head of the sidebar's column.
    '@media': {
      [desktop]: {
        inlineSize: vars.size.sidebar,
        paddingInline: vars.space[6],
        borderInlineEnd: `1px solid ${vars.color.line}`,
        backgroundColor: vars.color.surface,
      },
    },
  }),
);
export const menu = style(component({ '@media': { [desktop]: { display: 'none' } } }));
export const brand = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    borderRadius: vars.radius.small,
    color: vars.color.text,
    textDecoration: 'none',
    '@media': { [phone]: { display: 'none' } },
  }),
);
export const end = style(
  component({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: vars.space[2], flex: 1, minInlineSize: 0 }),
);
export const notOnPhones = style(component({ minInlineSize: 0, '@media': { [phone]: { display: 'none' } } }));
export const desktopOnly = style(component({ '@media': { [belowDesktop]: { display: 'none' } } }));
export const admin = style(component({ textDecoration: 'none', whiteSpace: 'nowrap' }));
/** On phones for screen readers alone: there is room for the number only. */
export const chipWords = style(
  component({ '@media': { [phone]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' } } }),
);
export const phoneOnly = style(component({ display: 'none', '@media': { [phone]: { display: 'inline' } } }));

export const link = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    minInlineSize: vars.size.touch,
    minBlockSize: vars.size.control,
    paddingInline: vars.space[2],
    borderRadius: vars.radius.control,
    color: vars.color.text,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.semibold,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    selectors: { '&:active': { backgroundColor: vars.color.active } },
    '@media': { [canHover]: { selectors: { '&:hover': { backgroundColor: vars.color.hover } } } },
  }),
);
export const linkIcon = style(component({ display: 'inline-flex', flex: 'none', fontSize: '1.25rem' }));
globalStyle(`${linkIcon} > svg`, component({ inlineSize: '1em', blockSize: '1em' }));
/** Kept for its name only where there is no room for it. */
export const linkWord = style(
  component({
    '@media': {
      '(max-width: 1179px)': { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  }),
);

export const messages = style(
  component({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    '@media': { [canHover]: { selectors: { '&:hover': { backgroundColor: vars.color.hover } } } },
  }),
);
export const bell = style(component({ inlineSize: '1.25rem', blockSize: '1.25rem' }));
export const badge = style(
  component({
    position: 'absolute',
    insetBlockStart: 2,
    insetInlineEnd: 0,
    minInlineSize: '1.125rem',
    paddingInline: 4,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.accent.fill,
    color: vars.color.accent.onFill,
    fontSize: '0.6875rem',
    fontWeight: vars.fontWeight.semibold,
    lineHeight: '1.125rem',
    textAlign: 'center',
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
