import { globalStyle, style } from '@vanilla-extract/css';
import { component, type LayerRule } from '../styles/layers.ts';
import { forcedColors } from '../styles/media.ts';
import { vars } from '../themes/contract.css.ts';

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
export const rowTitle = style(
  component({ fontSize: vars.fontSize.md, fontWeight: vars.fontWeight.semibold, lineHeight: vars.lineHeight.control }),
);

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
