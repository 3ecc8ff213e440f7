import { useEffect, useState } from 'react';

/**
 * Whether a wait has lasted that long.
 *
 * @param ms from mounting, in milliseconds
 */
export function useElapsed(ms: number): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    setElapsed(false);
    const timer = setTimeout(() => setElapsed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return elapsed;
}
