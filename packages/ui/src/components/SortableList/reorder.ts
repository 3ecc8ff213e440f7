/** The items with one of them at another place. */
export function withMoved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}

/** Where a row stands, from the top of the list, in pixels. */
export interface RowBox {
  top: number;
  height: number;
}

const middle = ({ top, height }: RowBox): number => top + height / 2;

/**
 * The place that a dragged row would take: it passes another row once its edge is beyond the middle of that row.
 *
 * @param rows where the rows stood before the drag
 * @param from index of the dragged row
 * @param offset how far it was dragged, in pixels; negative is up
 */
export function placeAfterDrag(rows: readonly RowBox[], from: number, offset: number): number {
  const dragged = rows[from];
  if (!dragged) return from;
  const top = dragged.top + offset;
  const bottom = top + dragged.height;
  const passedBelow = rows.filter((row, index) => index > from && bottom > middle(row)).length;
  const passedAbove = rows.filter((row, index) => index < from && top < middle(row)).length;
  return from + passedBelow - passedAbove;
}

/** Where a key moves a lifted row; undefined for keys that don't. */
export function placeAfterKey(key: string, place: number, count: number): number | undefined {
  const last = count - 1;
  const places: Readonly<Record<string, number>> = {
    ArrowUp: Math.max(0, place - 1),
    ArrowDown: Math.min(last, place + 1),
    Home: 0,
    End: last,
  };
  return places[key];
}
