import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color, space } = vars;

export const opening = style(component({ display: 'grid', gap: space[3], selectors: { '&:empty': { display: 'none' } } }));
export const chips = style(component({ display: 'flex', flexWrap: 'wrap', gap: space[2], selectors: { '&:empty': { display: 'none' } } }));
export const intro = style(component({ color: color.textMuted, textWrap: 'pretty' }));
export const rest = style(component({ display: 'flex', alignItems: 'center', gap: space[2], color: color.textMuted }));

const panel = {
  padding: space[4],
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
} as const;
export const comeback = style(
  component({ ...panel, display: 'grid', gap: space[2], backgroundColor: color.raised, borderColor: color.line }),
);
export const comebackName = style(
  component({ display: 'flex', alignItems: 'center', gap: space[2], color: color.textMuted, fontSize: vars.fontSize.sm }),
);

export const outcome = style(
  component({ display: 'grid', gap: space[3], selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${space[4]})` } } }),
);
export const celebration = style(component({ color: color.sun.text, fontWeight: vars.fontWeight.semibold }));
export const medal = style(
  component({ ...panel, display: 'flex', alignItems: 'center', gap: space[4], backgroundColor: color.sun.soft, color: color.sun.onSoft }),
);
export const medalName = style(
  component({
    fontFamily: vars.font.heading,
    fontSize: vars.fontSize.lg,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.heading,
  }),
);
