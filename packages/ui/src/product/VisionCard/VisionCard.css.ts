import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color, space } = vars;

export const card = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    minInlineSize: 0,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    backgroundColor: color.surface,
    color: color.text,
    boxShadow: vars.shadow.low,
    '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  }),
);
export const frame = style(component({ position: 'relative', aspectRatio: '4 / 3', backgroundColor: color.sky }));
export const picture = style(component({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }));
export const drawn = style(component({ display: 'grid', placeItems: 'end center', blockSize: '100%', paddingBlockEnd: space[4] }));
export const lost = style(
  component({
    display: 'grid',
    placeItems: 'center',
    blockSize: '100%',
    padding: space[4],
    color: color.textMuted,
    fontSize: vars.fontSize.sm,
    textAlign: 'center',
  }),
);
export const seal = style(
  component({ position: 'absolute', insetBlockStart: space[3], insetInlineStart: space[3], maxInlineSize: `calc(100% - 2 * ${space[3]})` }),
);
export const body = style(component({ display: 'grid', gap: space[2], padding: space[4], paddingBlockStart: space[2] }));
export const head = style(component({ display: 'flex', alignItems: 'center', gap: space[1] }));
export const area = style(component({ flex: 1, minInlineSize: 0, color: color.textMuted, fontSize: vars.fontSize.sm }));
export const statement = style(
  component({
    fontFamily: vars.font.heading,
    fontSize: vars.fontSize.lg,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
  }),
);
export const goal = style(
  component({ display: 'grid', gap: space[2], marginBlockStart: space[1], color: color.textMuted, fontSize: vars.fontSize.sm }),
);
