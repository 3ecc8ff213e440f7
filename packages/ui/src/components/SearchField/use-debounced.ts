import { useEffect, useRef } from 'react';

interface Debounced<T> {
  /** Calls once nothing has been scheduled for the delay. */
  schedule: (value: T) => void;
  /** Calls at once; what was scheduled is forgotten. */
  now: (value: T) => void;
}

/**
 * Calls back when things have been quiet for a while. What is still waiting when the component leaves is forgotten.
 *
 * @param callback the latest one is called
 * @param delayMs in milliseconds
 */
export function useDebounced<T>(callback: ((value: T) => void) | undefined, delayMs: number): Debounced<T> {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const now = (value: T) => {
    clearTimeout(timer.current);
    latest.current?.(value);
  };
  const schedule = (value: T) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => now(value), delayMs);
  };
  return { schedule, now };
}
