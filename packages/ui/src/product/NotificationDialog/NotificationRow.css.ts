import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/layers.ts';
import { canHover, forcedColors, phone } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color, space } = vars;
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
/** Text of another direction than the page reads its own way, but stands on the side of the rest of its row. */
const foreign = { unicodeBidi: 'plaintext', textAlign: 'left', selectors: { '&:dir(rtl)': { textAlign: 'right' } } } as const;
const lines = (count: number) =>
  ({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: count, overflow: 'hidden', overflowWrap: 'anywhere' }) as const;

export const row = style(
  component({
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[3],
    paddingBlock: space[3],
    paddingInline: `${space[6]} ${space[4]}`,
    borderBlockStart: `1px solid ${color.line}`,
    '@media': {
      [phone]: { paddingInline: `${space[4]} ${space[2]}` },
      [canHover]: { selectors: { '&:hover': { backgroundColor: color.hover } } },
    },
  }),
);
export const sign = style(
  component({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '2.25rem',
    blockSize: '2.25rem',
    marginBlockStart: '2px',
    borderRadius: vars.radius.full,
    backgroundColor: color.raised,
    color: color.textMuted,
    fontSize: '1.125rem',
    selectors: { '[data-unread] > &': { backgroundColor: color.accent.soft, color: color.accent.onSoft } },
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
globalStyle(`${sign} > svg`, component({ inlineSize: '1em', blockSize: '1em' }));

export const words = style(
  component({
    flex: 1,
    minInlineSize: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2px',
    textAlign: 'start',
    cursor: 'pointer',
    // The whole row can be pressed; its menu lies above.
    '::after': { content: '', position: 'absolute', inset: 0 },
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '-3px', borderRadius: vars.radius.small },
    },
  }),
);
export const subject = recipe({
  base: component({ ...lines(2), lineHeight: 1.35, ...foreign }),
  variants: {
    unread: {
      true: component({ fontWeight: vars.fontWeight.semibold }),
      false: component({ fontWeight: vars.fontWeight.medium }),
    },
  },
});
/** Kind and time are always there in full; a long name gives way. */
export const facts = style(
  component({ display: 'flex', minInlineSize: 0, color: color.textMuted, fontSize: vars.fontSize.sm, whiteSpace: 'nowrap' }),
);
globalStyle(`${facts} > *:not(:first-child)::before`, component({ content: '"·"', marginInline: space[1] }));
export const sender = style(component({ ...oneLine, minInlineSize: 0 }));
export const preview = style(component({ ...lines(1), color: color.textMuted, fontSize: vars.fontSize.sm, ...foreign }));
export const priority = style(component({ marginBlockStart: space[1] }));
export const dot = style(
  component({
    flex: 'none',
    inlineSize: 8,
    blockSize: 8,
    marginBlockStart: '0.55rem',
    borderRadius: vars.radius.full,
    backgroundColor: color.accent.fill,
    '@media': { [forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
  }),
);
export const menu = style(component({ position: 'relative', flex: 'none', marginBlock: `calc(-1 * ${space[1]})` }));
