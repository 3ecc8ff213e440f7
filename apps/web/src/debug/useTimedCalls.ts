import type { TimedCall } from '@everstep/ui/pages';
import { useCallback, useEffect, useState } from 'react';

/** As many as a reader can take in. */
const SHOWN = 100;

/** What this page has asked for since it was loaded, the newest first, as the browser measured it. */
export function useTimedCalls(): { readonly calls: readonly TimedCall[]; readonly clear: () => void } {
  const [calls, setCalls] = useState<readonly TimedCall[]>([]);
  useEffect(() => {
    const observer = new PerformanceObserver((list) => {
      const found = list.getEntries().flatMap((entry) => {
        const call = entry instanceof PerformanceResourceTiming && timedCall(entry);
        return call ? [call] : [];
      });
      if (found.length > 0) setCalls((before) => [...found.toReversed(), ...before].slice(0, SHOWN));
    });
    observer.observe({ type: 'resource', buffered: true });
    return () => observer.disconnect();
  }, []);
  return { calls, clear: useCallback(() => setCalls([]), []) };
}

/** A call as it is shown; undefined for what is no call, such as a script or a picture. */
export function timedCall(entry: PerformanceResourceTiming): TimedCall | undefined {
  if (entry.initiatorType !== 'fetch') return undefined;
  const { origin, pathname } = new URL(entry.name);
  const { startTime, duration, responseStart, transferSize } = entry;
  // Browsers differ in whether they tell the status.
  const { responseStatus } = entry as Partial<PerformanceResourceTiming>;
  return {
    id: `${startTime}:${pathname}`,
    // What follows the path may be a signature.
    address: origin === location.origin ? pathname : origin + pathname,
    at: performance.timeOrigin + startTime,
    took: duration,
    firstByte: responseStart > 0 ? responseStart - startTime : null,
    bytes: transferSize > 0 ? transferSize : null,
    status: responseStatus || null,
  };
}
