import { useCallback, useEffect, useRef } from 'react';

/** Calls `act` with the last arguments once it was not asked for a while; what waits when the page is left is done at once. */
export function useDebounced<A extends readonly unknown[]>(act: (...args: A) => void, milliseconds: number): (...args: A) => void {
  const newest = useRef(act);
  newest.current = act;
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; args: A } | null>(null);
  const run = useCallback(() => {
    const { args } = waiting.current ?? {};
    waiting.current = null;
    if (args) newest.current(...args);
  }, []);
  useEffect(
    () => () => {
      if (waiting.current) clearTimeout(waiting.current.timer);
      run();
    },
    [run],
  );
  return useCallback(
    (...args) => {
      if (waiting.current) clearTimeout(waiting.current.timer);
      waiting.current = { timer: setTimeout(run, milliseconds), args };
    },
    [run, milliseconds],
  );
}
