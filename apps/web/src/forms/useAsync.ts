import { useCallback, useRef, useState } from 'react';

/** Runs something once at a time and tells how it went. */
export function useAsync(work: () => Promise<unknown>): {
  pending: boolean;
  error: unknown;
  run: () => void;
  clearError: () => void;
} {
  const [state, setState] = useState<{ pending: boolean; error: unknown }>({ pending: false, error: null });
  const newest = useRef(work);
  newest.current = work;
  const underWay = useRef(false);
  const run = useCallback(() => {
    if (underWay.current) return;
    underWay.current = true;
    setState({ pending: true, error: null });
    newest
      .current()
      .then(() => setState({ pending: false, error: null }))
      .catch((error: unknown) => setState({ pending: false, error }))
      .finally(() => {
        underWay.current = false;
      });
  }, []);
  const clearError = useCallback(() => setState((now) => ({ ...now, error: null })), []);
  return { ...state, run, clearError };
}
