import type { Point } from './downsample.ts';

const round = (value: number) => Math.round(value * 100) / 100;

/** Directions of `count` axes, the first upwards, then clockwise; y grows downwards as on a screen. */
export const directions = (count: number): readonly Point[] =>
  Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * 2 * Math.PI;
    return [Math.sin(turn), -Math.cos(turn)];
  });

const text = ([x, y]: Point) => `${round(x)} ${round(y)}`;

/** The corner of an axis at a share (0 to 1) of the radius. */
export const cornerAt = ([x, y]: Point, share: number, radius: number): Point => [x * share * radius, y * share * radius];

/** SVG path data of a closed ring through all axes at one share of the radius. */
export const ringPath = (axes: readonly Point[], share: number, radius: number): string =>
  `M${axes.map((axis) => text(cornerAt(axis, share, radius))).join('L')}Z`;

/** SVG path data of the axes themselves. */
export const spokesPath = (axes: readonly Point[], radius: number): string =>
  axes.map((axis) => `M0 0L${text(cornerAt(axis, 1, radius))}`).join('');

/**
 * SVG path data of a shape over the axes. It is closed only when every axis has a value; an axis without one leaves it open there.
 *
 * @param shares one for each axis, 0 to 1; null for a gap
 */
export function shapePath(axes: readonly Point[], shares: readonly (number | null)[], radius: number): string {
  const corners = axes.map((axis, index) => {
    const share = shares[index] ?? null;
    return share === null ? null : text(cornerAt(axis, share, radius));
  });
  const gap = corners.indexOf(null);
  if (gap === -1) return corners.length > 0 ? `M${corners.join('L')}Z` : '';
  // Begun after a gap, no stretch runs over the end of the list.
  const turned = [...corners.slice(gap), ...corners.slice(0, gap)];
  return turned
    .map((corner, index) =>
      corner === null ? '' : `${turned[index - 1] === null ? 'M' : 'L'}${corner}${isAlone(turned, index) ? 'h0' : ''}`,
    )
    .join('');
}

const isAlone = (corners: readonly (string | null)[], index: number) =>
  (corners[index - 1] ?? null) === null && (corners[index + 1] ?? null) === null;
