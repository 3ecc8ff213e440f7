import { globalLayer, type StyleRule } from '@vanilla-extract/css';

const layerNames = ['reset', 'tokens', 'base', 'components', 'variants', 'theme', 'utilities'] as const;
type Layer = (typeof layerNames)[number];

/** A rule that may stand inside a layer: anything but another layer. */
export type LayerRule = Omit<StyleRule, '@layer'>;

/**
 * Puts a rule into one of the layers, and declares their order in the stylesheet that is being written, so that
 * split chunks keep the order whichever of them loads first. Unlayered styles of an app win over all of them.
 */
export function inLayer(layer: Layer, rule: LayerRule): StyleRule {
  for (const name of layerNames) globalLayer(`ui.${name}`);
  return { '@layer': { [`ui.${layer}`]: rule } };
}

/** A rule of a component: `style(component({ … }))`, or as base and variants of a `recipe`. */
export const component = (rule: LayerRule): StyleRule => inLayer('components', rule);
