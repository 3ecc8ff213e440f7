import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Closer to the end than this counts as being there, in pixels. */
const NEAR_END = 64;

export interface FollowEnd {
  /** The newest message is out of sight. */
  readonly away: boolean;
  readonly jumpToEnd: () => void;
}

/**
 * Keeps a scroller at its end while content grows, until the member scrolls away.
 *
 * @param content changes with everything that may make the list longer
 * @param resetKey changes when another conversation is shown: the end is shown again
 */
export function useFollowEnd(scroller: RefObject<HTMLElement | null>, content: unknown, resetKey: string | null): FollowEnd {
  const [away, setAway] = useState(false);
  const following = useRef(true);

  const jumpToEnd = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    following.current = true;
    element.scrollTop = element.scrollHeight;
    setAway(false);
  }, [scroller]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const onScroll = () => {
      const near = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END;
      following.current = near;
      setAway(!near);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, [scroller]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when to begin again at the end.
  useLayoutEffect(jumpToEnd, [resetKey, jumpToEnd]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content says when the list may have grown.
  useLayoutEffect(() => {
    if (following.current) jumpToEnd();
  }, [content, jumpToEnd]);
  return { away, jumpToEnd };
}
