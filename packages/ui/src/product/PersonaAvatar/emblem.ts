/**
 * How a part of an emblem is inked: `ground`, `cut` (filled) and `seam` (line) in the guide's deep colour; `mark` (filled), `line`,
 * `thick` and `dots` pale.
 */
export type Ink = 'ground' | 'cut' | 'seam' | 'mark' | 'line' | 'thick' | 'dots';

/** Parts of a drawing in a 48 by 48 box that is cut to a circle, from the back to the front: ink and SVG path. */
export type Emblem = readonly (readonly [ink: Ink, path: string])[];

/** The path of a full circle. */
export const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
