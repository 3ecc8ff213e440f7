import { keyframes, style } from '@vanilla-extract/css';
import { fadeIn, fadeOut } from '../../internal/appear.css.ts';
import { component } from '../../styles/layers.ts';
import { forcedColors, reducedMotion } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

/** Keyframes know no writing direction: a variable says which side is outside. */
const outside = '--drawer-outside';
const enter = keyframes({ from: { transform: `translateX(var(${outside}))` } });
const leave = keyframes({ to: { transform: `translateX(var(${outside}))` } });
const still = { [reducedMotion]: { selectors: { '&[data-state]': { animation: 'none' } } } };

export const scrim = style(
  component({
    position: 'fixed',
    inset: 0,
    zIndex: vars.z.dialog,
    backgroundColor: vars.color.scrim,
    selectors: {
      '&[data-state="open"]': { animation: `${fadeIn} ${vars.duration.slow} ${vars.easing.out}` },
      '&[data-state="closed"]': { animation: `${fadeOut} ${vars.duration.fast} ${vars.easing.out}` },
    },
    '@media': still,
  }),
);

export const panel = style(
  component({
    vars: { [outside]: '-100%' },
    position: 'fixed',
    insetBlock: 0,
    insetInlineStart: 0,
    zIndex: vars.z.dialog,
    display: 'flex',
    flexDirection: 'column',
    inlineSize: vars.size.sidebar,
    maxInlineSize: '100vw',
    borderInlineEnd: `1px solid ${vars.color.line}`,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    boxShadow: vars.shadow.high,
    selectors: {
      '[dir="rtl"] &': { vars: { [outside]: '100%' } },
      '&[data-state="open"]': { animation: `${enter} ${vars.duration.slow} ${vars.easing.out}` },
      '&[data-state="closed"]': { animation: `${leave} ${vars.duration.fast} ${vars.easing.out}` },
    },
    '@media': { ...still, [forcedColors]: { borderColor: 'CanvasText' } },
  }),
);

export const header = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    flexShrink: 0,
    paddingBlock: `max(${vars.space[3]}, env(safe-area-inset-top)) ${vars.space[2]}`,
    paddingInline: `${vars.space[4]} ${vars.space[2]}`,
  }),
);
export const title = style(component({ fontFamily: vars.font.heading, fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.semibold }));
export const body = style(
  component({ flex: 1, minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain', padding: vars.space[2] }),
);
export const footer = style(
  component({
    flexShrink: 0,
    padding: vars.space[2],
    paddingBlockEnd: `max(${vars.space[2]}, env(safe-area-inset-bottom))`,
    borderBlockStart: `1px solid ${vars.color.line}`,
  }),
);
