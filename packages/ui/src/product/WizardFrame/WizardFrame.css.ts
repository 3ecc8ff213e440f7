import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { phone } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color, space } = vars;

export const frame = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space[6],
    inlineSize: '100%',
    maxInlineSize: '42rem',
    marginInline: 'auto',
    // The actions keep their place at the foot, however little a step asks.
    '@media': { [phone]: { minBlockSize: 'calc(100dvh - 8rem)' } },
  }),
);
export const top = style(component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] }));
export const where = style(
  component({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'baseline', columnGap: space[4] }),
);
export const title = style(component({ minInlineSize: 0, overflowWrap: 'anywhere', fontWeight: vars.fontWeight.semibold }));
export const saved = style(component({ color: color.textMuted, fontSize: vars.fontSize.sm }));
export const step = style(component({ color: color.textMuted, fontSize: vars.fontSize.sm, fontVariantNumeric: 'tabular-nums' }));
export const question = style(component({ display: 'grid', gap: space[2] }));
export const heading = style(
  component({
    overflowWrap: 'anywhere',
    fontFamily: vars.font.heading,
    fontSize: vars.fontSize['2xl'],
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.heading,
    textWrap: 'balance',
  }),
);
export const help = style(component({ maxInlineSize: '60ch', color: color.textMuted, textWrap: 'pretty' }));
export const body = style(component({ display: 'grid', gap: space[5], minInlineSize: 0, flex: 1, alignContent: 'start' }));
export const actions = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    paddingBlockStart: space[4],
    borderBlockStart: `1px solid ${color.line}`,
    '@media': {
      [phone]: {
        position: 'sticky',
        insetBlockEnd: 0,
        zIndex: vars.z.sticky,
        paddingBlock: `${space[3]} max(${space[3]}, env(safe-area-inset-bottom))`,
        backgroundColor: color.page,
      },
    },
  }),
);
export const back = style(component({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }));
/** The way on stands at the end; on phones it takes a line of its own where the three don't fit. */
export const next = style(component({ marginInlineStart: 'auto', minInlineSize: '8rem', '@media': { [phone]: { flex: '1 0 8rem' } } }));
