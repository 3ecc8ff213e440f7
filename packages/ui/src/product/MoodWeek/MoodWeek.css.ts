import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { forcedColors, reducedMotion } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

export const week = style(component({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: vars.space[2] }));
export const day = style(component({ display: 'grid', gap: vars.space[2], justifyItems: 'stretch' }));
export const track = style(
  component({
    display: 'flex',
    alignItems: 'flex-end',
    blockSize: '5.5rem',
    overflow: 'hidden',
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.raised,
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
/** The edge carries the value in full contrast; the body below is calm. */
export const bar = style(
  component({
    inlineSize: '100%',
    borderRadius: vars.radius.small,
    borderBlockStart: `3px solid ${vars.color.accent.fill}`,
    backgroundColor: vars.color.hill2,
    transition: `block-size ${vars.duration.slow} ${vars.easing.out}`,
    '@media': { [reducedMotion]: { transition: 'none' }, [forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
  }),
);
export const today = style(component({ backgroundColor: vars.color.accent.fill }));
export const letter = style(component({ color: vars.color.textMuted, fontSize: vars.fontSize.xs, textAlign: 'center', lineHeight: 1.2 }));
export const todayLetter = style(component({ color: vars.color.text, fontWeight: vars.fontWeight.semibold }));
export const empty = style(component({ marginBlockStart: vars.space[3] }));
