import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useDirection } from '../../internal/use-direction.ts';

/** A place on a plot as shares of its width (from the start of the line of writing) and of its height (from the top). */
export interface Place {
  readonly inline: number;
  readonly block: number;
}

/** Where an arrow leads, whatever the writing direction: `forward` is where reading goes. */
export type Move = 'forward' | 'back' | 'up' | 'down' | 'pageForward' | 'pageBack';

interface CursorOptions {
  /** Number of points. */
  count: number;
  /** The point that the cursor stands on at first; the last one for time. */
  start: number;
  /** Index of the point that a move leads to; may lie outside, it is brought back in. */
  step: (index: number, move: Move) => number;
  /** Index of the point at a place, or -1 where none is. */
  indexAt: (place: Place) => number;
}

const moves: Readonly<Record<string, Move>> = { ArrowUp: 'up', ArrowDown: 'down', PageUp: 'pageForward', PageDown: 'pageBack' };

function moveOf(key: string, rtl: boolean): Move | undefined {
  if (key === 'ArrowRight') return rtl ? 'back' : 'forward';
  if (key === 'ArrowLeft') return rtl ? 'forward' : 'back';
  return moves[key];
}

function placeOf({ currentTarget, clientX, clientY }: PointerEvent, rtl: boolean): Place {
  const box = currentTarget.getBoundingClientRect();
  const x = (clientX - box.left) / (box.width || 1);
  return { inline: rtl ? 1 - x : x, block: (clientY - box.top) / (box.height || 1) };
}

/** Moves one cursor over the points of a plot, by arrows or by pointer. It shows while it is used; Esc hides it until the next move. */
export function useCursor({ count, start, step, indexAt }: CursorOptions) {
  const rtl = useDirection() === 'rtl';
  const [state, setState] = useState({ index: start, shown: false });
  const within = (index: number) => Math.min(Math.max(index, 0), count - 1);
  // Data may have become fewer since.
  const index = within(state.index);
  const show = (next: number) => setState({ index: within(next), shown: true });
  const hide = () => setState((before) => ({ ...before, shown: false }));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') return hide();
    const move = moveOf(event.key, rtl);
    const ends: Readonly<Record<string, number>> = { Home: 0, End: count - 1 };
    const next = move ? step(index, move) : ends[event.key];
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  };
  const point = (event: PointerEvent) => {
    const found = indexAt(placeOf(event, rtl));
    if (found >= 0) show(found);
    else if (event.currentTarget !== document.activeElement) hide();
  };
  return {
    index,
    shown: state.shown,
    handlers: {
      onKeyDown,
      onFocus: () => show(index),
      onBlur: hide,
      onPointerMove: point,
      onPointerDown: point,
      // A finger has left as soon as it has tapped; what it tapped stays until focus goes.
      onPointerLeave: (event: PointerEvent) => {
        if (event.currentTarget !== document.activeElement) hide();
      },
    },
  };
}

/** Along one line: arrows go by one, pages by a tenth. */
export const lineStep =
  (count: number) =>
  (index: number, move: Move): number => {
    const page = Math.max(2, Math.round(count / 10));
    return index + { forward: 1, up: 1, back: -1, down: -1, pageForward: page, pageBack: -page }[move];
  };
