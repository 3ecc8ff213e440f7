import { style } from '@vanilla-extract/css';
import { hidden } from '../../a11y/visually-hidden.css.ts';
import { component } from '../../styles/layers.ts';
import { canHover, forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

export const legend = style(component({ marginBlockEnd: vars.space[1], fontSize: vars.fontSize.md, fontWeight: vars.fontWeight.semibold }));
export const help = style(component({ marginBlockEnd: vars.space[3], color: vars.color.textMuted, fontSize: vars.fontSize.sm }));
export const error = style(component({ marginBlockStart: vars.space[2], color: vars.color.danger.text, fontSize: vars.fontSize.sm }));
export const choices = style(
  component({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))', gap: vars.space[3] }),
);
export const box = style([hidden]);
export const choice = style(
  component({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minBlockSize: vars.size.touch,
    padding: vars.space[3],
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    cursor: 'pointer',
    selectors: {
      '&:has(:checked)': {
        borderColor: vars.color.accent.fill,
        backgroundColor: vars.color.accent.soft,
        color: vars.color.accent.onSoft,
        boxShadow: `0 0 0 1px ${vars.color.accent.fill}`,
      },
      '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
      '&:has(:disabled)': { cursor: 'not-allowed', borderColor: vars.color.line, color: vars.color.textMuted },
    },
    '@media': {
      [canHover]: { selectors: { '&:hover:not(:has(:checked)):not(:has(:disabled))': { backgroundColor: vars.color.hover } } },
      [forcedColors]: {
        selectors: {
          '&:has(:checked)': { outline: '3px solid Highlight' },
          '&:has(:disabled)': { color: 'GrayText', borderColor: 'GrayText' },
        },
      },
    },
  }),
);
export const words = style(component({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' }));
export const name = style(component({ fontWeight: vars.fontWeight.semibold }));
export const archetype = style(component({ fontSize: vars.fontSize.sm }));
export const mark = style(
  component({
    flex: 'none',
    marginInlineStart: 'auto',
    inlineSize: '1.25rem',
    blockSize: '1.25rem',
    visibility: 'hidden',
    selectors: { [`${choice}:has(:checked) &`]: { visibility: 'visible' } },
  }),
);
