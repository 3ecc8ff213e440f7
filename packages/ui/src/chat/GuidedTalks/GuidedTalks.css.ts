import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';
import { choice } from '../choice.css.ts';

const { color } = vars;
/** Wide enough for two columns. */
const wide = '(min-width: 30rem)';

export const talks = style(
  component({ containerType: 'inline-size', display: 'grid', gap: vars.space[2], inlineSize: '100%', maxInlineSize: '40rem' }),
);
export const label = style(component({ color: color.textMuted, textWrap: 'pretty' }));
export const list = style(
  component({
    display: 'grid',
    gap: vars.space[2],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@container': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);
/** The odd one at the end takes the whole line. */
export const item = style(
  component({
    display: 'grid',
    '@container': { [wide]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } } },
  }),
);
export const talk = style([
  choice,
  component({ display: 'grid', alignContent: 'center', gap: '0.125rem', borderRadius: vars.radius.control }),
]);
export const name = style(component({ fontSize: vars.fontSize.md, fontWeight: vars.fontWeight.medium }));
export const hint = style(
  component({ color: color.textMuted, fontSize: vars.fontSize.sm, selectors: { ':disabled > &': { color: 'inherit' } } }),
);
