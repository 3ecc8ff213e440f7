import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

/** Laid over the button's own recipe: as wide as high, no padding. */
export const square = styleVariants(
  { small: vars.size.controlSmall, medium: vars.size.control, large: vars.size.controlLarge },
  // Doubled class, so that it wins over the button's padding whichever stylesheet loads first.
  (size) => component({ selectors: { '&&': { inlineSize: size, flexShrink: 0, padding: 0, fontSize: '1.25rem' } } }),
);

export const glyph = style(component({ display: 'inline-flex' }));
globalStyle(`${glyph} > svg`, component({ inlineSize: '1em', blockSize: '1em' }));
