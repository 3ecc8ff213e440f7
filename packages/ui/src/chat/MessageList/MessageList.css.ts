import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/layers.ts';
import { phone } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

/** Space under each message. */
const GAP = vars.space[5];

export const frame = style(component({ position: 'relative', flex: 1, minBlockSize: 0, display: 'flex', flexDirection: 'column' }));
export const scroller = style(
  component({
    // What is placed by itself within a message, such as words for screen readers only, is cut off here too.
    position: 'relative',
    flex: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    backgroundColor: vars.color.page,
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  }),
);
/** As high as the scroller at least; short conversations stand at its bottom, near the composer. */
export const content = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    minBlockSize: '100%',
    padding: `${vars.space[6]} ${vars.space[6]} calc(${vars.space[6]} - ${GAP})`,
    '@media': { [phone]: { paddingInline: vars.space[3], paddingBlockStart: vars.space[4] } },
  }),
);
export const rows = style(component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: GAP, paddingBlockEnd: GAP }));
export const choices = style(
  component({
    marginBlockStart: vars.space[2],
    // In line with the words above, beside whose picture they stand.
    paddingInlineStart: `calc(2rem + ${vars.space[3]})`,
    selectors: { [`${rows} > &`]: { marginBlockStart: `calc(${vars.space[2]} - ${GAP})` } },
    '@media': { [phone]: { paddingInlineStart: `calc(1.5rem + ${vars.space[2]})` } },
  }),
);
// Its own arithmetic keeps the place; the browser's would count twice.
export const virtual = style(component({ position: 'relative', inlineSize: '100%', overflowAnchor: 'none' }));
export const virtualRow = style(component({ position: 'absolute', insetInline: 0, insetBlockStart: 0, paddingBlockEnd: GAP }));
/** One height for each of its states: a reader's place must not depend on them. */
export const earlier = style(
  component({
    flex: 'none',
    display: 'flex',
    flexWrap: 'nowrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[3],
    blockSize: '3.5rem',
    paddingBlockEnd: GAP,
    color: vars.color.textMuted,
    fontSize: vars.fontSize.sm,
  }),
);
export const earlierNote = style(component({ display: 'flex', alignItems: 'center', gap: vars.space[2] }));
/** In the middle; where there is something to choose, as a column that leaves room for it. */
export const opening = recipe({
  base: component({ flex: 1, display: 'grid', alignContent: 'center', gap: vars.space[3], paddingBlockEnd: GAP }),
  variants: {
    offers: {
      true: component({ justifyItems: 'start', inlineSize: '100%', maxInlineSize: '40rem', marginInline: 'auto' }),
      false: component({ justifyItems: 'center', textAlign: 'center' }),
    },
  },
});
/** Who it is: one below the other, or beside the picture. */
export const guide = recipe({
  base: component({ display: 'grid' }),
  variants: {
    offers: {
      true: component({ gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space[3], alignItems: 'center' }),
      false: component({ justifyItems: 'center', gap: vars.space[3] }),
    },
  },
});
globalStyle(`${guide.classNames.variants.offers.true} > svg`, component({ gridRow: '1 / span 2' }));
/** The invitation to write and what else there is to begin with read as one. */
export const begin = style(component({ display: 'grid', justifyItems: 'inherit', inlineSize: '100%' }));
export const name = style(
  component({
    fontFamily: vars.font.heading,
    fontSize: vars.fontSize.xl,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.heading,
  }),
);
export const text = style(component({ maxInlineSize: '46ch', color: vars.color.textMuted, textWrap: 'pretty' }));
/** The other guides' faces and the way to them: a choice that is seen, and no louder than the guide who is there. */
export const others = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: vars.size.touch,
    padding: 0,
    border: 'none',
    background: 'none',
    color: vars.color.textMuted,
    font: 'inherit',
    fontSize: vars.fontSize.sm,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
    selectors: { '&:hover': { color: vars.color.text } },
  }),
);
export const faces = style(component({ display: 'inline-flex' }));
globalStyle(
  `${faces} > *`,
  component({ inlineSize: '1.75rem', blockSize: '1.75rem', border: `2px solid ${vars.color.page}`, borderRadius: '50%' }),
);
globalStyle(`${faces} > * + *`, component({ marginInlineStart: '-0.5rem' }));
export const greeting = style(
  component({
    maxInlineSize: '40ch',
    padding: `${vars.space[3]} ${vars.space[4]}`,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    textWrap: 'pretty',
  }),
);
/** In the corner where lines end: over the words of a reply as little as can be. */
export const jump = style(
  component({
    position: 'absolute',
    insetInlineEnd: vars.space[4],
    insetBlockEnd: vars.space[3],
    borderRadius: vars.radius.control,
    boxShadow: vars.shadow.low,
    '@media': { [phone]: { insetInlineEnd: vars.space[3] } },
  }),
);
