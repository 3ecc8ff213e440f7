import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { canHover, forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

export const card = style(
  component({
    display: 'grid',
    gap: vars.space[4],
    padding: vars.space[5],
    border: `2px solid ${vars.color.accent.fill}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    fontSize: vars.fontSize.md,
    '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  }),
);
export const head = style(component({ display: 'flex', alignItems: 'center', gap: vars.space[3], color: vars.color.text }));
export const asked = style(component({ display: 'grid', gap: vars.space[3] }));
/** There from the beginning, or nobody would be told of what comes into it; empty it takes no room. */
export const next = style(
  component({ display: 'grid', gap: vars.space[2], selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${vars.space[3]})` } } }),
);
/** Where else help is found. */
export const further = style(component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] }));
export const question = style(component({ fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.semibold, textWrap: 'balance' }));
const emergencyBox = {
  display: 'flex',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.control,
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.semibold,
};
export const emergency = style(
  component({
    ...emergencyBox,
    alignItems: 'center',
    minBlockSize: '3.5rem',
    backgroundColor: vars.color.accent.fill,
    color: vars.color.accent.onFill,
    textDecoration: 'none',
    '@media': {
      [canHover]: { selectors: { '&:hover': { backgroundColor: vars.color.accent.fillHover } } },
      [forcedColors]: { border: '2px solid LinkText' },
    },
  }),
);
/** Words, and a number that may be right: it does not look like the one that is. */
export const emergencyUnknown = style(
  component({
    ...emergencyBox,
    flexWrap: 'wrap',
    alignItems: 'center',
    border: `2px solid ${vars.color.accent.fill}`,
    color: vars.color.text,
  }),
);
export const unknownWords = style(component({ display: 'flex', gap: vars.space[3], flex: '1 1 16rem', minInlineSize: 0 }));
export const emergencyWords = style(component({ display: 'grid', lineHeight: vars.lineHeight.control }));
// The words wrap; the icon beside them keeps its size.
globalStyle(`:is(${emergency}, ${unknownWords}) > svg`, component({ flexShrink: 0 }));
export const note = style(component({ fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.regular }));
export const lines = style(component({ display: 'grid' }));
export const line = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[3],
    paddingBlock: vars.space[3],
    borderBlockStart: `1px solid ${vars.color.line}`,
  }),
);
export const lineWords = style(component({ display: 'grid', flex: '1 1 12rem', minInlineSize: 0 }));
/** The ways to reach somebody go to the next line together. */
export const ways = style(component({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] }));
export const text = style(component({ display: 'flex', alignItems: 'center', gap: vars.space[2], fontSize: vars.fontSize.sm }));
export const call = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: vars.size.touch,
    paddingInline: vars.space[3],
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    color: vars.color.text,
    fontWeight: vars.fontWeight.semibold,
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
    '@media': { [canHover]: { selectors: { '&:hover': { backgroundColor: vars.color.hover } } } },
  }),
);
export const grounding = style(
  component({ marginBlockStart: vars.space[2], paddingInlineStart: vars.space[5], display: 'grid', gap: vars.space[1] }),
);
