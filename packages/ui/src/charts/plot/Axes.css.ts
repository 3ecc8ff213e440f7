import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color } = vars;
const away = '--away';
const narrow = '(max-width: 30rem)';

const label = {
  color: color.textMuted,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
} as const;

/** Labels in the first column, the plot beside them, labels below. */
export const axes = style(
  component({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space[2], rowGap: vars.space[2] }),
);
export const frame = style(
  component({
    gridColumn: 2,
    borderBlockEnd: `1px solid ${color.lineStrong}`,
    '@media': { [forcedColors]: { borderBlockEndColor: 'CanvasText' } },
  }),
);
export const height = styleVariants({
  plain: component({ blockSize: '15rem', '@container': { [narrow]: { blockSize: '12rem' } } }),
  spark: component({ blockSize: '2rem' }),
});

/** All labels share one cell, so that the widest of them makes the column, and each is moved to its height. */
export const rows = style(component({ gridColumn: 1, display: 'grid', justifyItems: 'end' }));
export const rowLabel = style(
  component({ ...label, gridArea: '1 / 1', position: 'relative', blockSize: 0, lineHeight: 0, whiteSpace: 'nowrap' }),
);
export const columns = style(
  component({
    gridColumn: 2,
    display: 'grid',
    minInlineSize: 0,
    vars: { [away]: '-50%' },
    selectors: { '[dir="rtl"] &': { vars: { [away]: '50%' } } },
  }),
);
export const columnLabel = styleVariants({
  middle: component({
    ...label,
    gridArea: '1 / 1',
    justifySelf: 'start',
    position: 'relative',
    translate: `var(${away})`,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  }),
  start: component({ ...label, gridArea: '1 / 1', justifySelf: 'start' }),
  end: component({ ...label, gridArea: '1 / 1', justifySelf: 'end' }),
});
/** Long labels break within their share of the width; where every second one is gone, the others have its room. */
export const wrapped = styleVariants({
  all: component({ maxInlineSize: 'var(--share)' }),
  thinned: component({ maxInlineSize: 'var(--share)', '@container': { [narrow]: { maxInlineSize: 'calc(2 * var(--share))' } } }),
});
/** Every second label goes where there is no room for all. */
export const spare = style(component({ '@container': { [narrow]: { visibility: 'hidden' } } }));
