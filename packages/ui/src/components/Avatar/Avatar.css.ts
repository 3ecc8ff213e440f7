import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

export const root = style(
  component({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.accent.softActive,
    color: vars.color.accent.onSoft,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: 1,
    userSelect: 'none',
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const size = styleVariants({ xs: 28, small: 36, medium: 48, large: 72, xl: 112 }, (px) =>
  component({ inlineSize: `${px / 16}rem`, blockSize: `${px / 16}rem`, fontSize: `${Math.max(11, Math.round(px * 0.38)) / 16}rem` }),
);

export const picture = style(component({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }));
export const figure = style(component({ inlineSize: '62%', blockSize: '62%' }));
export const initials = style(component({ '::before': { content: 'attr(data-initials)' } }));
