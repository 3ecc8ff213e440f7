import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { coarsePointer } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

export const summary = style(
  component({
    display: 'flex',
    gap: vars.space[3],
    padding: vars.space[4],
    border: `1px solid ${vars.color.danger.text}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.danger.soft,
    color: vars.color.danger.onSoft,
    selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
  }),
);
export const icon = style(component({ flexShrink: 0, inlineSize: '1.25rem', blockSize: '1.25rem' }));
export const text = style(component({ minInlineSize: 0, overflowWrap: 'anywhere' }));
export const title = style(component({ fontWeight: vars.fontWeight.semibold, lineHeight: vars.lineHeight.control }));
export const list = style(
  component({
    display: 'grid',
    gap: vars.space[1],
    marginBlockStart: vars.space[2],
    paddingInlineStart: vars.space[4],
    fontSize: vars.fontSize.sm,
    // One problem alone is a sentence, not a list.
    selectors: { '&:has(> :only-child)': { listStyle: 'none', paddingInlineStart: 0 } },
  }),
);
export const link = style(
  component({
    color: 'inherit',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    selectors: { '&:hover': { textDecorationThickness: '2px' } },
    '@media': { [coarsePointer]: { display: 'inline-flex', alignItems: 'center', minBlockSize: vars.size.touch } },
  }),
);
