import { downsample, type Point } from './downsample.ts';

/** Width and height of the drawing that lines are written for; it is stretched to whatever room there is. */
export const CANVAS = 1000;

/** More strips than most screens give a chart in pixels of 2. */
const STRIPS = 320;

const round = (value: number) => Math.round(value * 10) / 10;
const pair = ([x, y]: Point) => `${round(x)} ${round(y)}`;

/** The stretches of a series without a gap. `xs` and `values` are of one length; a null is a gap. */
export function stretches(xs: readonly number[], values: readonly (number | null)[]): readonly (readonly Point[])[] {
  const all: Point[][] = [];
  let afterGap = true;
  values.forEach((value, index) => {
    const x = xs[index];
    if (value === null || x === undefined) {
      afterGap = true;
      return;
    }
    if (afterGap) all.push([]);
    afterGap = false;
    all.at(-1)?.push([x, value]);
  });
  return all;
}

/**
 * A series as stretches of points on the canvas, thinned to what can be seen.
 *
 * @param xs shares of the width, rising from 0 to 1
 * @param heights shares of the height, 1 at the top; null for a gap
 */
export function canvasLine(xs: readonly number[], heights: readonly (number | null)[]): readonly (readonly Point[])[] {
  return stretches(xs, heights).map((stretch) =>
    downsample(stretch, STRIPS, [0, 1]).map(([x, y]): Point => [x * CANVAS, (1 - y) * CANVAS]),
  );
}

/** SVG path data of one line with gaps; a point between two gaps becomes a dot (a stroke without length under a round cap). */
export const linePath = (lines: readonly (readonly Point[])[]): string =>
  lines.map((line) => `M${line.map(pair).join('L')}${line.length === 1 ? 'h0' : ''}`).join('');

/** SVG path data of the ground under a line with gaps. */
export const areaPath = (lines: readonly (readonly Point[])[]): string =>
  lines
    .filter((line) => line.length > 1)
    .map((line) => `M${round(line[0]?.[0] ?? 0)} ${CANVAS}L${line.map(pair).join('L')}V${CANVAS}Z`)
    .join('');

/** SVG path data of level lines across the canvas, at shares of its height. */
export const levelLines = (shares: readonly number[]): string =>
  shares.map((share) => `M0 ${round((1 - share) * CANVAS)}H${CANVAS}`).join('');

/** Which of `count` points carry a marker: all while they are few, then some at one distance, always the last. */
export function markedPoints(count: number, most: number): readonly number[] {
  const step = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => count - 1 - index * step).reverse();
}
