import { style } from '@vanilla-extract/css';
import { hidden } from '../../a11y/visually-hidden.css.ts';
import { component } from '../../styles/layers.ts';
import { coarsePointer, forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

export const composer = style(
  component({
    display: 'grid',
    gap: vars.space[2],
    padding: `${vars.space[3]} ${vars.space[5]} max(${vars.space[4]}, env(safe-area-inset-bottom))`,
    borderBlockStart: `1px solid ${vars.color.line}`,
    backgroundColor: vars.color.surface,
  }),
);
export const context = style(component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] }));
export const hint = style(component({ color: vars.color.textMuted, fontSize: vars.fontSize.xs }));
export const label = hidden;
export const box = style(
  component({
    display: 'flex',
    alignItems: 'flex-end',
    gap: vars.space[2],
    padding: vars.space[2],
    paddingInlineStart: vars.space[4],
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    selectors: { '&:focus-within': { borderColor: vars.color.focus, outline: `1px solid ${vars.color.focus}` } },
    '@media': { [forcedColors]: { borderColor: 'CanvasText', selectors: { '&:focus-within': { outlineColor: 'Highlight' } } } },
  }),
);
export const input = style(
  component({
    flex: 1,
    minInlineSize: 0,
    border: 0,
    outline: 0,
    resize: 'none',
    background: 'none',
    color: vars.color.text,
    fontSize: vars.fontSize.md,
    lineHeight: vars.lineHeight.text,
    paddingBlock: `calc((${vars.size.control} - 1lh) / 2)`,
    // Where it is known, long lines grow the field too; elsewhere the row count alone does.
    fieldSizing: 'content',
    maxBlockSize: `calc(3lh + (${vars.size.control} - 1lh))`,
    selectors: { '&:disabled': { color: vars.color.textMuted, cursor: 'not-allowed' }, '&:focus-visible': { outline: 0 } },
    // Smaller text would make a phone zoom into the page.
    '@media': { [coarsePointer]: { fontSize: '1rem' } },
  }),
);
