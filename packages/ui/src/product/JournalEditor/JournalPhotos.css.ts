import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

const { color, space } = vars;
const SIDE = '6rem';

export const photos = style(component({ display: 'grid', gap: space[4] }));
export const list = style(component({ display: 'grid', gap: space[4] }));
export const photo = style(component({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space[4] }));
export const frame = style(
  component({
    position: 'relative',
    flex: 'none',
    overflow: 'hidden',
    inlineSize: SIDE,
    blockSize: SIDE,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.control,
    backgroundColor: color.raised,
  }),
);
export const image = style(
  component({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover', fontSize: vars.fontSize.xs, color: color.textMuted }),
);
export const veil = style(
  component({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', backgroundColor: color.surface, opacity: 0.86 }),
);
/** The button's words line up with the field's label. */
export const remove = style(component({ marginInlineStart: `calc(-1 * ${space[3]})` }));
export const words = style(component({ display: 'grid', gap: space[1], flex: '1 1 14rem', minInlineSize: 0 }));
