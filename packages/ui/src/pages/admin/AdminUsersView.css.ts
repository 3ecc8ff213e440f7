import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

const twoRows = '(min-width: 26rem) and (max-width: 39.99rem)';
const oneRow = '(min-width: 40rem)';

export const frame = style(component({ containerType: 'inline-size' }));

/** The search with two filters: in one row, the filters as a pair below it, or one below the other. */
export const filters = style(
  component({
    display: 'grid',
    gap: vars.space[4],
    '@container': {
      [twoRows]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [oneRow]: { gridTemplateColumns: 'minmax(0, 2fr) repeat(2, minmax(0, 1fr))' },
    },
  }),
);
globalStyle(`${filters} > :first-child`, component({ '@container': { [twoRows]: { gridColumn: '1 / -1' } } }));
