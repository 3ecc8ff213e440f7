import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { phone } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

export const panel = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    overflow: 'hidden',
    backgroundColor: vars.color.surface,
    boxShadow: vars.shadow.low,
  }),
);
/** A talk scrolls inside of its frame, so that the field stays in reach. */
export const talk = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    blockSize: 'clamp(20rem, calc(100dvh - 18rem), 44rem)',
    '@media': { [phone]: { blockSize: 'clamp(18rem, calc(100dvh - 20rem), 44rem)' } },
  }),
);
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
export const specialties = style(
  component({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' }),
);
