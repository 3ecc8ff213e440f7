import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { vars } from '../themes/contract.css.ts';
import { breakpoints } from '../tokens/scale.ts';
import { inLayer } from './layers.ts';

// Declares the order of the layers in this stylesheet too.
inLayer('utilities', {});

const space = { 0: '0', ...vars.space };

const responsive = defineProperties({
  '@layer': 'ui.utilities',
  conditions: {
    base: {},
    medium: { '@media': `(min-width: ${breakpoints.medium}px)` },
    desktop: { '@media': `(min-width: ${breakpoints.desktop}px)` },
  },
  defaultCondition: 'base',
  properties: {
    paddingBlock: space,
    paddingInline: space,
    display: ['none', 'block', 'flex', 'grid'],
  },
  shorthands: { padding: ['paddingBlock', 'paddingInline'] },
});

const plain = defineProperties({
  '@layer': 'ui.utilities',
  properties: {
    backgroundColor: {
      page: vars.color.page,
      surface: vars.color.surface,
      raised: vars.color.raised,
      soft: vars.color.accent.soft,
      sun: vars.color.sun.soft,
    },
    borderRadius: vars.radius,
    textAlign: ['start', 'center', 'end'],
  },
});

/** The few layout properties that Box offers; all values are tokens. */
export const sprinkles = createSprinkles(responsive, plain);
export type Sprinkles = Parameters<typeof sprinkles>[0];
