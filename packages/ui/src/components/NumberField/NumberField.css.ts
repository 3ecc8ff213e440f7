import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';
import { frame as textFrame } from '../TextField/TextField.css.ts';

// Doubled classes, so that they win over the text field's own whichever stylesheet loads first.
export const frame = style([
  textFrame,
  component({
    selectors: { '&&': { inlineSize: 'fit-content', maxInlineSize: '100%', gap: vars.space[1], paddingInline: '3px' } },
  }),
]);
export const middle = style(
  component({ display: 'inline-flex', alignItems: 'baseline', gap: vars.space[1], minInlineSize: 0, paddingInline: vars.space[2] }),
);
export const number = style(
  component({
    selectors: {
      '&&': { flex: '0 1 auto', inlineSize: '5ch', textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
    },
    '@supports': {
      // As wide as its number.
      '(field-sizing: content)': {
        selectors: { '&&': { fieldSizing: 'content', inlineSize: 'auto', minInlineSize: '3ch', maxInlineSize: '16ch' } },
      },
    },
  }),
);
