/** A point of a drawing, in units of its view box. */
export type Point = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 10) / 10;
const at = (points: readonly Point[], index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];

/** Control points of the Catmull-Rom segment that starts at `index`, as a cubic Bézier. */
function segment(points: readonly Point[], index: number): readonly [Point, Point, Point, Point] {
  const [before, from, to, after] = [at(points, index - 1), at(points, index), at(points, index + 1), at(points, index + 2)];
  return [
    from,
    [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
    [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
    to,
  ];
}

/** SVG path data of a soft line through all points. */
export function smoothLine(points: readonly Point[]): string {
  const [x, y] = at(points, 0);
  const curves = points.slice(1).map((_, index) => {
    const [, first, second, end] = segment(points, index);
    return `C${[first, second, end].map(([px, py]) => `${round(px)} ${round(py)}`).join(' ')}`;
  });
  return `M${round(x)} ${round(y)}${curves.join('')}`;
}

/** SVG path data of the ground under a soft ridge, closed at `bottom`. */
export function ground(ridge: readonly Point[], bottom: number): string {
  const [first, last] = [at(ridge, 0), at(ridge, ridge.length - 1)];
  return `${smoothLine(ridge)}L${round(last[0])} ${bottom}L${round(first[0])} ${bottom}Z`;
}

/** The point of the soft line at `share` (0 to 1) of its segments. */
export function pointAt(points: readonly Point[], share: number): Point {
  const scaled = Math.min(Math.max(share, 0), 1) * (points.length - 1);
  const index = Math.min(Math.floor(scaled), Math.max(points.length - 2, 0));
  const t = scaled - index;
  const [a, b, c, d] = segment(points, index);
  const blend = (axis: 0 | 1) =>
    (1 - t) ** 3 * a[axis] + 3 * (1 - t) ** 2 * t * b[axis] + 3 * (1 - t) * t ** 2 * c[axis] + t ** 3 * d[axis];
  return [round(blend(0)), round(blend(1))];
}
