import { placeAfterDrag, type RowBox } from './reorder.ts';

interface DragListeners {
  /** The row would now take this place. */
  onPlace: (place: number) => void;
  /** Let go (true), or given up by Esc or by the system (false). */
  onEnd: (dropped: boolean) => void;
}

/** Custom properties that the stylesheet reads: how far the dragged row is from its place, and by how much the others make room. */
const OFFSET = '--ui-sort-offset';
const ROOM = '--ui-sort-room';

/**
 * Follows the pointer until it is let go. Moves the row by a custom property, without drawing anything again.
 *
 * @param list the element whose children are the rows
 * @param from index of the row that the pointer holds
 * @param start the press
 * @returns gives the drag up
 */
export function startDrag(list: HTMLElement, from: number, start: { clientY: number }, { onPlace, onEnd }: DragListeners): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const rows = [...list.children].filter((row) => row instanceof HTMLElement);
  const listTop = () => list.getBoundingClientRect().top;
  const boxes = rows.map(
    (row): RowBox => ({ top: row.getBoundingClientRect().top - listTop(), height: row.getBoundingClientRect().height }),
  );
  const startY = start.clientY - listTop();
  const row = rows[from];
  let place = from;

  const move = (event: PointerEvent) => {
    // Against the list, not the window, so that scrolling counts.
    const offset = event.clientY - listTop() - startY;
    row?.style.setProperty(OFFSET, `${offset}px`);
    const next = placeAfterDrag(boxes, from, offset);
    if (next === place) return;
    place = next;
    row?.scrollIntoView({ block: 'nearest' });
    onPlace(place);
  };
  const end = (dropped: boolean) => {
    stop.abort();
    row?.style.removeProperty(OFFSET);
    list.style.removeProperty(ROOM);
    onEnd(dropped);
  };

  list.style.setProperty(ROOM, `${roomOf(boxes, from)}px`);
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', () => end(true), { signal });
  window.addEventListener('pointercancel', () => end(false), { signal });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
  return () => stop.abort();
}

/** Height of a row and the gap beside it. */
function roomOf(boxes: readonly RowBox[], from: number): number {
  const [before, own, after] = [boxes[from - 1], boxes[from], boxes[from + 1]];
  if (!own) return 0;
  if (after) return after.top - own.top;
  return before ? own.top + own.height - before.top - before.height : own.height;
}
