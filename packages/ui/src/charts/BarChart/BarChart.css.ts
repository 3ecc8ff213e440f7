import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { forcedColors, reducedMotion } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color } = vars;
const grow = `${vars.duration.slow} ${vars.easing.out}`;

/** One slot for each category; the gaps between bars are a part of the slot, so that the pointer always meets one. */
export const columns = style(
  component({ position: 'absolute', inset: 0, display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' }),
);
export const column = style(
  component({ display: 'flex', justifyContent: 'center', alignItems: 'flex-end', gap: '2px', paddingInline: '12%', minInlineSize: 0 }),
);
export const upright = style(
  component({
    position: 'relative',
    flex: '1 1 0',
    minInlineSize: '1px',
    maxInlineSize: '2.5rem',
    // Nothing done is a value too, and no gap.
    minBlockSize: '2px',
    borderStartStartRadius: '4px',
    borderStartEndRadius: '4px',
    transition: `block-size ${grow}`,
    '@media': { [reducedMotion]: { transition: 'none' } },
  }),
);
/** Below zero a bar ends at its lower end. */
export const hanging = style(component({ borderRadius: '0 0 4px 4px' }));
/** A missing value keeps its place, so that the others stay in theirs. */
export const missing = style(component({ flex: '1 1 0', maxInlineSize: '2.5rem' }));

/** All rows are of one height: the cursor finds its row by it. */
export const rows = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
    gridAutoRows: '1fr',
    columnGap: vars.space[4],
    '@container': { '(max-width: 30rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const row = style(
  component({
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'center',
    alignContent: 'center',
    rowGap: vars.space[1],
    paddingBlock: vars.space[2],
  }),
);
export const name = style(
  component({
    minInlineSize: 0,
    fontSize: vars.fontSize.sm,
    lineHeight: vars.lineHeight.control,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  }),
);
export const lanes = style(component({ display: 'grid', gap: '3px', minInlineSize: 0 }));
export const lane = style(
  component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', columnGap: vars.space[2] }),
);
export const track = style(component({ position: 'relative', blockSize: '0.75rem', minInlineSize: 0 }));
export const lying = style(
  component({
    position: 'absolute',
    insetBlock: 0,
    minInlineSize: '2px',
    borderStartEndRadius: '4px',
    borderEndEndRadius: '4px',
    transition: `inline-size ${grow}`,
    '@media': { [reducedMotion]: { transition: 'none' } },
  }),
);
/** As wide as most values, so that bars of one length look it. */
export const value = style(
  component({
    minInlineSize: '4ch',
    color: color.textMuted,
    fontSize: vars.fontSize.xs,
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
  }),
);
export const zero = style(component({ stroke: color.lineStrong, '@media': { [forcedColors]: { stroke: 'CanvasText' } } }));
/** The rows end with a line of their own labels, not with an axis. */
export const rowsPlot = style(component({ gridColumn: '1 / -1' }));
