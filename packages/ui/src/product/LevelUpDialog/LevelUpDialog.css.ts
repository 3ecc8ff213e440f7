import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { forcedColors, phone, reducedMotion } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

export const place = style(
  component({ position: 'relative', blockSize: '14rem', overflow: 'hidden', '@media': { [phone]: { blockSize: '34dvh' } } }),
);
export const confetti = style(component({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', pointerEvents: 'none' }));
/** Tokens that the confetti takes its colours from. */
export const confettiColors = [vars.color.accent.fill, vars.color.sun.fill, vars.color.hill3, vars.color.hill2];
export const content = style(
  component({ display: 'grid', justifyItems: 'center', gap: vars.space[3], paddingBlockStart: vars.space[5], textAlign: 'center' }),
);
export const cheer = style(
  component({ color: vars.color.accent.text, fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.semibold, letterSpacing: '0.12em' }),
);
export const title = style(
  component({
    fontFamily: vars.font.heading,
    fontSize: vars.fontSize['3xl'],
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.heading,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  }),
);
export const part = style(
  component({
    inlineSize: '100%',
    opacity: 0,
    transform: 'translateY(6px)',
    transition: `opacity ${vars.duration.slow} ${vars.easing.out}, transform ${vars.duration.slow} ${vars.easing.out}`,
    '@media': { [reducedMotion]: { transition: 'none', transform: 'none' } },
  }),
);
export const shown = style(component({ selectors: { [`${part}&`]: { opacity: 1, transform: 'none' } } }));
export const rewards = style(
  component({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[3], marginBlockStart: vars.space[2] }),
);
export const reward = style(
  component({
    display: 'flex',
    // The name comes first for those who hear it, the amount for those who see it.
    flexDirection: 'column-reverse',
    padding: vars.space[3],
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.raised,
    '@media': { [forcedColors]: { outline: '1px solid CanvasText' } },
  }),
);
export const amount = style(
  component({
    fontFamily: vars.font.heading,
    fontSize: vars.fontSize.xl,
    fontWeight: vars.fontWeight.semibold,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const features = style(
  component({
    display: 'grid',
    gap: vars.space[2],
    marginBlockStart: vars.space[2],
    paddingBlockStart: vars.space[4],
    borderBlockStart: `1px solid ${vars.color.line}`,
    textAlign: 'start',
  }),
);
export const mark = style(component({ display: 'grid', flex: 'none', color: vars.color.sun.text }));
export const feature = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minInlineSize: 0,
    paddingBlock: vars.space[1],
    fontSize: vars.fontSize.md,
    overflowWrap: 'anywhere',
  }),
);
