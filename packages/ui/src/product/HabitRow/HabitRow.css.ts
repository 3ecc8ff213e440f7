import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

const { color, space } = vars;
/** Narrower than this the week stands under the words. */
const narrow = '(max-width: 30rem)';

export const container = style(component({ containerType: 'inline-size' }));
export const row = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    gridTemplateAreas: '"tick words week menu"',
    alignItems: 'start',
    columnGap: space[2],
    paddingBlock: space[2],
    '@container': {
      [narrow]: {
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        gridTemplateAreas: '"tick words menu" ". week week"',
      },
    },
  }),
);
export const compact = style(component({ alignItems: 'center', paddingBlock: space[1] }));
export const words = style(
  component({
    gridArea: 'words',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2px',
    minInlineSize: 0,
    minBlockSize: vars.size.touch,
    alignContent: 'center',
  }),
);
export const name = style(component({ overflowWrap: 'anywhere', selectors: { '[data-quiet] &': { color: color.textMuted } } }));
export const line = style(component({ color: color.textMuted, fontSize: vars.fontSize.sm, lineHeight: 1.4 }));
export const note = style(
  component({
    display: 'flex',
    alignItems: 'baseline',
    gap: space[2],
    marginBlockStart: space[1],
    fontSize: vars.fontSize.sm,
    lineHeight: 1.4,
  }),
);
export const noteIcon = style(component({ flex: 'none', translate: '0 3px', color: color.textMuted }));
export const facts = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[3],
    rowGap: '2px',
    marginBlockStart: space[1],
    color: color.textMuted,
    fontSize: vars.fontSize.sm,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const bar = style(component({ flex: '0 0 4.5rem' }));
export const menu = style(component({ gridArea: 'menu' }));
export const week = style(
  component({
    gridArea: 'week',
    display: 'grid',
    alignItems: 'center',
    minBlockSize: vars.size.touch,
    '@container': { [narrow]: { minBlockSize: 0, paddingBlock: space[2] } },
  }),
);
export const syncWords = style(component({ display: 'inline-flex', alignItems: 'flex-start', gap: space[2], minInlineSize: 0 }));
export const sync = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    marginBlockStart: space[1],
    color: color.textMuted,
    fontSize: vars.fontSize.sm,
  }),
);
