import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../styles/layers.ts';
import { vars } from '../themes/contract.css.ts';

export const rows = style(component({ display: 'grid', listStyle: 'none' }));
export const row = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 7rem) minmax(0, 1fr)',
    alignItems: 'baseline',
    gap: vars.space[4],
    paddingBlock: vars.space[4],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    ':last-child': { borderBlockEnd: 'none', paddingBlockEnd: 0 },
  }),
);
const sample = component({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const heading = styleVariants(vars.fontSize, (fontSize) => [
  sample,
  component({ fontSize, fontFamily: vars.font.heading, fontWeight: vars.fontWeight.semibold, lineHeight: vars.lineHeight.heading }),
]);
export const text = styleVariants(vars.fontSize, (fontSize) => [sample, component({ fontSize, lineHeight: vars.lineHeight.text })]);
export const weight = styleVariants(vars.fontWeight, (fontWeight) => [sample, component({ fontWeight, fontSize: vars.fontSize.lg })]);
