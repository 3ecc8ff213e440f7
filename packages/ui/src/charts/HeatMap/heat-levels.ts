import type { TileLevel } from '../tiles/tile-looks.ts';

const LEVELS = 4;

/** Nothing, then four equal parts up to `max`; the fuller the tile, the more. */
export function heatLevels(max: number, format: (value: number) => string): readonly TileLevel[] {
  const parts = Array.from({ length: LEVELS }, (_, index): TileLevel => {
    const end = format((max * (index + 1)) / LEVELS);
    return { label: index === LEVELS - 1 ? `${end} or more` : `up to ${end}`, look: 'accent', fill: (index + 1) / LEVELS };
  });
  return [{ label: format(0), look: 'accent', fill: 0 }, ...parts];
}
