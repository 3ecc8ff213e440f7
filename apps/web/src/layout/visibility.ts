import { VISIBILITY_RESET_MS } from '@everstep/domain';
import { useEffect } from 'react';

const state = { until: 0 };

/** Whether the tab has just come back into sight: for five seconds nothing opens by itself and nothing is fetched again for that reason alone. */
export function hasJustReturned(now: number = performance.now()): boolean {
  return now < state.until;
}

/** Notes each return of the tab. */
export function useVisibilityWindow(): void {
  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState === 'visible') state.until = performance.now() + VISIBILITY_RESET_MS;
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
}
