import { useCallback, useLayoutEffect, useRef } from 'react';

/** One function for as long as the component lives, that does what was passed last: rows that got it need not render for a new one. */
export function useStable<Args extends unknown[]>(act: ((...args: Args) => void) | undefined): ((...args: Args) => void) | undefined {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  }, [act]);
  const stable = useCallback((...args: Args) => newest.current?.(...args), []);
  return act && stable;
}
