import type { SeriesLook } from '../plot/series.ts';

/** Colour of a level of tiles. */
export type TileLook = SeriesLook;

/** What tiles of one level look like and mean. */
export interface TileLevel {
  readonly label: string;
  readonly look: TileLook;
  /** A pale body under an edge in full colour, for grids of many colours. @default false */
  readonly pale?: boolean;
  /** How high a tile is filled, 0 to 1: the level can be read without its colour. */
  readonly fill: number;
}
