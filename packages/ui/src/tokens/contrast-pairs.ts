import { tierColors } from './shared-colors.ts';

/** What the foreground is: text (4.5:1), or an icon, a control's border or a focus ring (3:1). */
export type PairKind = 'text' | 'icon' | 'border' | 'focus';

/** A foreground that may stand on a background, by dotted colour keys. */
export type ContrastPair = readonly [kind: PairKind, foreground: string, background: string];

const plainGrounds = ['page', 'surface', 'raised', 'hover', 'active'] as const;
const softGrounds = ['accent.soft', 'accent.softHover', 'accent.softActive'] as const;
const tones = ['accent', 'info', 'success', 'warning', 'danger'] as const;
const land = ['sky', 'hill1', 'hill2', 'hill3'] as const;

const on = (kind: PairKind, foreground: string, grounds: readonly string[]): ContrastPair[] =>
  grounds.map((ground) => [kind, foreground, ground]);

const tonePairs = (tone: (typeof tones)[number]): ContrastPair[] => [
  ...on('text', `${tone}.onFill`, [`${tone}.fill`, `${tone}.fillHover`, `${tone}.fillActive`]),
  ...on('text', `${tone}.onSoft`, [`${tone}.soft`, `${tone}.softHover`, `${tone}.softActive`]),
  ...on('text', `${tone}.text`, [...plainGrounds, 'sky', `${tone}.soft`]),
  ...on('icon', `${tone}.text`, plainGrounds),
  // Bars, ticks and switches are told from their ground by the fill alone.
  ...on('icon', `${tone}.fill`, [...plainGrounds, `${tone}.soft`]),
];

/** Every foreground on every ground that the components put it on. */
export const contrastPairs: readonly ContrastPair[] = [
  ...on('text', 'text', [...plainGrounds, ...softGrounds, 'sky', ...tones.map((tone) => `${tone}.soft`)]),
  ...on('text', 'textMuted', [...plainGrounds, 'accent.soft', 'sky']),
  ...on('text', 'placeholder', ['page', 'surface', 'raised']),
  ...on('icon', 'disabledText', ['disabledFill']),
  // What a disabled picture choice is for can still be read.
  ...on('text', 'textMuted', ['disabledFill']),
  ...on('border', 'lineStrong', ['page', 'surface', 'raised', 'hover']),
  ...on('focus', 'focus', [...plainGrounds, ...softGrounds, 'sky']),
  ...on('text', 'onInverse', ['inverse']),
  ...tones.flatMap(tonePairs),
  ...on('text', 'sun.onFill', ['sun.fill']),
  ...on('text', 'sun.onSoft', ['sun.soft']),
  ...on('text', 'sun.text', ['page', 'surface', 'raised', 'sun.soft']),
  // Progress runs on one track, whatever its own tone.
  ...on('icon', 'sun.text', ['accent.soft', 'surface', 'raised']),
  ...on('icon', 'success.fill', ['accent.soft']),
  ...on('icon', 'path', land),
  ...Object.keys(tierColors).map((tier): ContrastPair => ['text', `tier.${tier}.fg`, `tier.${tier}.bg`]),
  ...['one', 'two', 'three', 'four', 'five', 'six'].flatMap((series) => on('icon', `chart.${series}`, ['surface', 'raised'])),
  ['text', 'brand.onPrimary', 'brand.primary'],
  ['text', 'brand.onSecondary', 'brand.secondary'],
];

/** Colours that stand in no pair, each with the reason why nothing has to be read against them. */
export const decorativeColors: Readonly<Record<string, string>> = {
  line: 'Separates what spacing already separates; controls use lineStrong.',
  'sun.halo': 'A glow around the sun; the sun and the text beside it carry the meaning.',
  scrim: 'Dims the page behind a dialog; nothing stands on it but the opaque dialog.',
  shadow: 'Depth only; cards also have a line, dialogs a scrim.',
};
