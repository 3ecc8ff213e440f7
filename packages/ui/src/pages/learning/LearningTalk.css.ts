import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { hidden } from '../../a11y/visually-hidden.css.ts';
import { component } from '../../styles/layers.ts';
import { phone } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

/** A talk scrolls inside of its frame, so that the field stays in reach; before it begins, the page scrolls. */
export const panel = recipe({
  base: component({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    scrollMarginBlock: '4.5rem',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    overflow: 'hidden',
    backgroundColor: vars.color.surface,
    boxShadow: vars.shadow.low,
  }),
  variants: {
    talking: { true: component({ blockSize: 'clamp(24rem, calc(100dvh - 9.5rem), 52rem)' }), false: {} },
  },
});
export const talk = style(component({ flex: 1, display: 'flex', flexDirection: 'column', minBlockSize: 0 }));
export const head = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[2]} ${vars.space[4]}`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  }),
);
export const title = style(component({ flex: '1 1 10rem', minInlineSize: 0, overflowWrap: 'anywhere' }));
export const note = style(component({ padding: vars.space[3], borderBlockStart: `1px solid ${vars.color.line}` }));
export const place = style(component({ padding: vars.space[5] }));
export const opening = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    padding: vars.space[5],
    backgroundColor: vars.color.page,
    '@media': { [phone]: { padding: vars.space[4] } },
  }),
);
export const who = style(component({ display: 'flex', alignItems: 'flex-start', gap: vars.space[3] }));
export const words = style(component({ minInlineSize: 0, textWrap: 'pretty' }));
export const hiddenTitle = hidden;
