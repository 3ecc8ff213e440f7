import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Clock, Ids } from '../clock.ts';

/** How late the process got to its work, in milliseconds. */
export interface LoopDelay {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

/** What is known of this process. */
export interface ServerMeter {
  /** A name for as long as it runs: no address, no name of a machine. */
  readonly name: string;
  readonly since: string;
  /** Of the last whole minute, or of what there is of the first one. */
  loopDelay(): LoopDelay;
  close(): void;
}

const MINUTE_MS = 60_000;
const RESOLUTION_MS = 20;

export function createServerMeter({ clock, ids }: { readonly clock: Clock; readonly ids: Ids }): ServerMeter {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let began = clock.now().getTime();
  let last: LoopDelay | undefined;
  return {
    name: ids.next().slice(-6),
    since: clock.now().toISOString(),
    loopDelay() {
      const now = clock.now().getTime();
      const current = delayOf(histogram);
      if (now - began < MINUTE_MS) return last ?? current;
      last = current;
      began = now;
      histogram.reset();
      return current;
    },
    close: () => histogram.disable(),
  };
}

/** The histogram holds whole waits, of which the resolution is no delay. */
function delayOf(histogram: ReturnType<typeof monitorEventLoopDelay>): LoopDelay {
  const delay = (nanoseconds: number) => Math.max(0, Math.round((nanoseconds / 1e6 - RESOLUTION_MS) * 10) / 10);
  if (histogram.count === 0) return { p50: 0, p99: 0, max: 0 };
  return { p50: delay(histogram.percentile(50)), p99: delay(histogram.percentile(99)), max: delay(histogram.max) };
}
