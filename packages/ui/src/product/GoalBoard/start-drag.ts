interface DragListeners {
  /** The pointer is over this column now; null beside all of them. */
  readonly onOver: (column: string | null) => void;
  /** Let go (true), or given up by Esc or by the system (false). */
  readonly onEnd: (dropped: boolean) => void;
}

/** Custom properties that the stylesheet reads: how far the tile is from its place. */
const [INLINE, BLOCK] = ['--ui-board-x', '--ui-board-y'] as const;
/** Distance from the edges of the window within which it scrolls along, in pixels. */
const EDGE = 72;
const SCROLL_STEP = 14;

/**
 * Follows the pointer until it is let go, and moves the tile by custom properties, without drawing anything again.
 *
 * @param board the element that holds the columns, each with its name in `data-column`
 * @returns gives the drag up
 */
export function startDrag(
  board: HTMLElement,
  tile: HTMLElement,
  start: { readonly clientX: number; readonly clientY: number },
  { onOver, onEnd }: DragListeners,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const origin = board.getBoundingClientRect();
  const [startX, startY] = [start.clientX - origin.left, start.clientY - origin.top];
  let at = start;
  let over: string | null = null;

  const follow = () => {
    // Against the board, not the window, so that scrolling counts.
    const { left, top } = board.getBoundingClientRect();
    tile.style.setProperty(INLINE, `${at.clientX - left - startX}px`);
    tile.style.setProperty(BLOCK, `${at.clientY - top - startY}px`);
    const next = columnAt(board, at);
    if (next === over) return;
    over = next;
    onOver(over);
  };
  const scroll = setInterval(() => {
    const step = at.clientY < EDGE ? -SCROLL_STEP : at.clientY > window.innerHeight - EDGE ? SCROLL_STEP : 0;
    if (step === 0 || at === start) return;
    scrollerOf(board).scrollBy(0, step);
    follow();
  }, 16);
  const end = (dropped: boolean) => {
    stop.abort();
    onEnd(dropped);
  };
  signal.addEventListener('abort', () => {
    clearInterval(scroll);
    tile.style.removeProperty(INLINE);
    tile.style.removeProperty(BLOCK);
  });
  window.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      at = { clientX, clientY };
      follow();
    },
    { signal },
  );
  window.addEventListener('pointerup', () => end(true), { signal });
  window.addEventListener('pointercancel', () => end(false), { signal });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
  return () => stop.abort();
}

function columnAt(board: HTMLElement, { clientX, clientY }: { readonly clientX: number; readonly clientY: number }): string | null {
  for (const column of board.querySelectorAll<HTMLElement>('[data-column]')) {
    const { left, right, top, bottom } = column.getBoundingClientRect();
    if (clientX >= left && clientX <= right && clientY >= top && clientY <= bottom) return column.dataset.column ?? null;
  }
  return null;
}

/** What scrolls around the board: an element of the app, or the page. */
function scrollerOf(element: HTMLElement): Element {
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (around.scrollHeight > around.clientHeight && /auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  }
  return document.scrollingElement ?? document.documentElement;
}
