import { globalStyle, style } from '@vanilla-extract/css';
import { component, type LayerRule } from '../styles/layers.ts';
import { forcedColors, phone } from '../styles/media.ts';
import { vars } from '../themes/contract.css.ts';

/** A card-like panel of the dashboard. */
export const panel = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    minInlineSize: 0,
    padding: vars.space[5],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    boxShadow: vars.shadow.low,
    '@media': { [forcedColors]: { borderColor: 'CanvasText' }, [phone]: { padding: vars.space[4] } },
  }),
);
export const panelHead = style(
  component({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: vars.space[3], flexWrap: 'wrap' }),
);
export const title = style(
  component({
    fontFamily: vars.font.heading,
    fontSize: vars.fontSize.lg,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.heading,
    textWrap: 'balance',
  }),
);
export const muted = style(component({ color: vars.color.textMuted, fontSize: vars.fontSize.sm }));
export const body = style(component({ fontSize: vars.fontSize.md }));
export const rowTitle = style(
  component({ fontSize: vars.fontSize.md, fontWeight: vars.fontWeight.semibold, lineHeight: vars.lineHeight.control }),
);
export const numbers = style(component({ fontVariantNumeric: 'tabular-nums' }));

export const chipRule = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: '1.625rem',
  maxInlineSize: '100%',
  paddingInline: '0.625rem',
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.control,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
} satisfies LayerRule;
export const chip = style(component({ ...chipRule, backgroundColor: vars.color.accent.soft, color: vars.color.accent.onSoft }));
export const outlineChip = style(component({ ...chipRule, borderColor: vars.color.line, color: vars.color.text }));
export const sunChip = style(component({ ...chipRule, backgroundColor: vars.color.sun.soft, color: vars.color.sun.onSoft }));

/** An icon of 1em that stands beside text. */
export const icon = style(component({ display: 'inline-flex', flex: 'none', fontSize: '1.125em' }));
globalStyle(`${icon} > svg`, component({ inlineSize: '1em', blockSize: '1em' }));
