import type { TileLevel } from '../tiles/tile-looks.ts';

const PARTS = 4;

/** Names nothing, then equal parts up to `max`. */
export const amounts = (max: number, format: (value: number) => string, upTo: (amount: string) => string): readonly string[] => [
  format(0),
  ...Array.from({ length: PARTS }, (_, index) => (index === PARTS - 1 ? format(max) : upTo(format((max * (index + 1)) / PARTS)))),
];

/**
 * The levels of a heat map from nothing to full; the fuller the tile, the more.
 *
 * @param labels words for the levels, at least two
 */
export function heatLevels(labels: readonly string[]): readonly TileLevel[] {
  return labels.map((label, index) => ({ label, look: 'accent', fill: index / (labels.length - 1) }));
}
