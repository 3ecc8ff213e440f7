import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Closer to the end than this counts as being there, in pixels. */
const NEAR_END = 64;
/** Room left above a message that is shown from its beginning, in pixels. */
const ROOM_ABOVE = 16;
/** For so long a fling or a key's smooth scrolling may go on after the end was asked for, in milliseconds. */
const GLIDE_MS = 1000;
/** What a member scrolls with; a pointer that goes down may take the scroll bar. */
const ACTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

export interface FollowedEnd {
  /** The newest message is out of sight. */
  readonly away: boolean;
  readonly jumpToEnd: () => void;
  /** To be told at once of each new height of a long list: by the next frame its text may have grown again, and a place that the shorter list took back would look like scrolling. */
  readonly onResize: () => void;
}

export interface FollowOptions {
  /** What scrolls, around one element that grows; null until it is there. */
  readonly scroller: HTMLElement | null;
  /** Changes when the end is to be shown whatever the member looks at: another conversation, a message of their own. */
  readonly restart: string;
  /** The message to show from its beginning instead of its end, should it be the last; null for none. */
  readonly fromItsStart: string | null;
  /** The message that is followed only until its beginning is at the top, should it be the last; null for none. */
  readonly heldAtItsStart: string | null;
}

interface Position {
  following: boolean;
  /** Where the scroller was last seen or put, in pixels. */
  top: number;
  /** The last message is shown from its beginning. */
  pinned: boolean;
  /** The last message grows below its beginning, which stays in sight. */
  held: boolean;
  /** The member has moved a wheel, a finger or a key since. */
  touched: boolean;
  /** Until then, by the page's own clock, the list may still glide from what was read before the end was asked for. */
  glidesUntil: number;
}

const glides = ({ following, touched, glidesUntil }: Position): boolean => following && !touched && performance.now() < glidesUntil;

const room = ({ scrollHeight, clientHeight }: HTMLElement): number => scrollHeight - clientHeight;

/** Where the beginning of the last message would be at the top. */
function startOfLast(scroller: HTMLElement): number {
  const last = scroller.querySelector('[data-latest]');
  if (!last) return room(scroller);
  const frame = scroller.getBoundingClientRect();
  // A dialog that is still opening is drawn smaller than it is.
  const scale = frame.height / scroller.offsetHeight || 1;
  return scroller.scrollTop + (last.getBoundingClientRect().top - frame.top) / scale - ROOM_ABOVE;
}

/** Takes in what the member did since: up stops following, back at the end starts it. */
function notice(position: Position, scroller: HTMLElement): void {
  const moved = scroller.scrollTop - position.top;
  const left = room(scroller) - scroller.scrollTop;
  position.top = scroller.scrollTop;
  if (Math.abs(moved) <= 1 || glides(position)) return;
  position.pinned = false;
  // Shrinking content pushes up too, but only to the very end.
  if (moved < 0 && left <= 1) return;
  // A long list keeps its own end in sight while it is measured: what is held is not to be dragged along.
  if (position.held && moved > 0 && !position.touched) return;
  position.following = moved > 0 && (left <= NEAR_END || (position.following && !position.held));
  position.held = false;
}

function follow(position: Position, scroller: HTMLElement): void {
  if (!position.following) return;
  scroller.scrollTop = position.pinned || position.held ? Math.min(startOfLast(scroller), room(scroller)) : room(scroller);
  position.top = scroller.scrollTop;
}

const isAway = ({ pinned }: Position, scroller: HTMLElement): boolean => !pinned && room(scroller) - scroller.scrollTop > NEAR_END;

/**
 * Keeps a scroller at its end while content grows, and a reply that grows longer than it at its beginning. The member's own scrolling
 * stops that, until they are back at the end.
 */
export function useFollowEnd({ scroller, restart, fromItsStart, heldAtItsStart }: FollowOptions): FollowedEnd {
  const [away, setAway] = useState(false);
  const position = useRef<Position>({ following: true, top: 0, pinned: false, held: false, touched: false, glidesUntil: 0 });

  const settle = useCallback(
    (change: Partial<Position> = {}) => {
      if (!scroller) return;
      // What the member just did may not have arrived as an event yet: text that streams in must not undo it. (Where nothing streams, it is
      // the browser that moves: it keeps the place of what was in sight when something above it changes its size.)
      if (!position.current.pinned) notice(position.current, scroller);
      Object.assign(position.current, change);
      follow(position.current, scroller);
      setAway(isAway(position.current, scroller));
    },
    [scroller],
  );
  const onResize = useCallback(() => settle(), [settle]);
  const jumpToEnd = useCallback(() => {
    const isFar = !position.current.following;
    settle({ following: true, pinned: false, held: false, touched: false, ...(isFar && { glidesUntil: performance.now() + GLIDE_MS }) });
  }, [settle]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when to begin again at the end.
  useLayoutEffect(jumpToEnd, [restart, jumpToEnd]);
  useLayoutEffect(() => settle({ held: heldAtItsStart !== null, touched: false }), [heldAtItsStart, settle]);
  useLayoutEffect(() => settle({ pinned: fromItsStart !== null }), [fromItsStart, settle]);

  useEffect(() => {
    if (!scroller) return;
    const onScroll = () => {
      notice(position.current, scroller);
      if (glides(position.current)) follow(position.current, scroller);
      setAway(isAway(position.current, scroller));
    };
    // Text, pictures, fonts, the composer and the window all change sizes: one place sees them, before they are painted.
    const sizes = new ResizeObserver(() => settle());
    for (const element of [scroller, ...scroller.children]) sizes.observe(element);
    const onTouched = () => {
      position.current.touched = true;
    };
    scroller.addEventListener('scroll', onScroll, { passive: true });
    for (const act of ACTS) scroller.addEventListener(act, onTouched, { passive: true });
    return () => {
      sizes.disconnect();
      scroller.removeEventListener('scroll', onScroll);
      for (const act of ACTS) scroller.removeEventListener(act, onTouched);
    };
  }, [scroller, settle]);
  return { away, jumpToEnd, onResize };
}
