import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { forcedColors, reducedMotion } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color } = vars;

export const root = style(
  component({ display: 'flex', flexDirection: 'column', gap: vars.space[2], inlineSize: '100%', minInlineSize: 0 }),
);
export const caption = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space[4],
    fontSize: vars.fontSize.sm,
    overflowWrap: 'anywhere',
  }),
);
export const value = style(component({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' }));

export const track = style(
  component({
    overflow: 'hidden',
    backgroundColor: color.accent.soft,
    borderRadius: vars.radius.full,
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const height = styleVariants({ small: 4, medium: 8, large: 12 }, (px) => component({ blockSize: `${px / 16}rem` }));

export const fill = style(
  component({
    blockSize: '100%',
    inlineSize: 'var(--ui-progress)',
    borderRadius: vars.radius.full,
    transition: `inline-size ${vars.duration.slow} ${vars.easing.out}`,
    '@media': { [reducedMotion]: { transition: 'none' }, [forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
  }),
);
export const tone = styleVariants({ accent: color.accent.fill, success: color.success.fill, sun: color.sun.text }, (backgroundColor) =>
  component({ backgroundColor }),
);
