/** A point of a drawing: how far along and how high. */
export type Point = readonly [x: number, y: number];

/**
 * Leaves out points that could not be seen: of all points in one upright strip it keeps the first, the lowest, the highest and the
 * last. A line through them covers the same pixels as a line through all of them as long as a strip is no wider than a pixel, and
 * never loses an extreme, which triangle-based methods may.
 *
 * Method: "M4", U. Jugel, Z. Jerzak, G. Hackenbroich, V. Markl, "M4: A Visualization-Oriented Time Series Data Aggregation", PVLDB 7 (10), 2014.
 *
 * @param points rising in x
 * @param strips into how many strips of one width the span from `from` to `to` is cut
 * @returns at most four points a strip, in their order
 */
export function downsample(points: readonly Point[], strips: number, [from, to]: Point): readonly Point[] {
  if (points.length <= strips) return points;
  const stripOf = ([x]: Point) => Math.min(strips - 1, Math.floor(((x - from) / (to - from || 1)) * strips));
  const kept: Point[] = [];
  let start = 0;
  while (start < points.length) {
    let end = start + 1;
    const strip = stripOf(points[start] ?? [0, 0]);
    while (end < points.length && stripOf(points[end] ?? [0, 0]) === strip) end += 1;
    kept.push(...cornersOf(points.slice(start, end)));
    start = end;
  }
  return kept;
}

function cornersOf(strip: readonly Point[]): readonly Point[] {
  let lowest = 0;
  let highest = 0;
  strip.forEach(([, y], index) => {
    if (y < (strip[lowest]?.[1] ?? y)) lowest = index;
    if (y > (strip[highest]?.[1] ?? y)) highest = index;
  });
  const kept = new Set([0, lowest, highest, strip.length - 1]);
  return strip.filter((_, index) => kept.has(index));
}
