import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

/** Measures the room that there is for what it holds, whatever stands beside it. */
export const frame = style(component({ containerType: 'inline-size' }));

const twoTiles = '(min-width: 14rem) and (max-width: 29.99rem)';
const fiveInTwoRows = '(min-width: 30rem) and (max-width: 43.99rem)';
const fiveInOneRow = '(min-width: 44rem)';

/** Five tiles without one that stands alone: five in a row, three above two, or one above two pairs. */
export const fiveTiles = style(
  component({
    display: 'grid',
    gap: vars.space[3],
    '@container': {
      [twoTiles]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [fiveInTwoRows]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
      [fiveInOneRow]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
    },
  }),
);
globalStyle(`${fiveTiles} > *`, component({ '@container': { [fiveInTwoRows]: { gridColumn: 'span 2' } } }));
globalStyle(`${fiveTiles} > :nth-child(n + 4)`, component({ '@container': { [fiveInTwoRows]: { gridColumn: 'span 3' } } }));
globalStyle(`${fiveTiles} > :first-child`, component({ '@container': { [twoTiles]: { gridColumn: '1 / -1' } } }));

/** Two cards of one height beside each other, where there is room for both. */
export const pair = style(
  component({
    display: 'grid',
    gap: vars.space[6],
    '@container': { '(min-width: 820px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);
/** The first one has more to say. */
export const uneven = style(
  component({ '@container': { '(min-width: 820px)': { gridTemplateColumns: 'minmax(0, 1.55fr) minmax(0, 1fr)' } } }),
);
globalStyle(`${pair} > *`, component({ minInlineSize: 0 }));
