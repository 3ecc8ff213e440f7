import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color, space } = vars;

export const post = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[3],
    padding: space[4],
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    backgroundColor: color.surface,
    color: color.text,
    '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  }),
);
export const header = style(component({ display: 'flex', alignItems: 'center', gap: space[3] }));
export const who = style(component({ flex: 1, minInlineSize: 0 }));
export const line = style(component({ color: color.textMuted, fontSize: vars.fontSize.sm, lineHeight: 1.4 }));
/** Members' own line breaks count. */
export const text = style(component({ maxInlineSize: '65ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }));
export const folded = style(
  component({
    maxInlineSize: '65ch',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 6,
    overflow: 'hidden',
  }),
);
/** The button's words line up with the text above. */
export const more = style(component({ display: 'block', marginInlineStart: `calc(-1 * ${space[3]})` }));
export const withheld = style(
  component({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: space[3],
    padding: space[3],
    borderRadius: vars.radius.control,
    backgroundColor: color.raised,
    color: color.textMuted,
    fontSize: vars.fontSize.sm,
  }),
);
export const withheldWords = style(component({ flex: 1, minInlineSize: '10rem' }));
export const footer = style(component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] }));
export const replies = style(component({ marginInlineStart: 'auto' }));
export const error = style(component({ color: color.danger.text, fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.medium }));
