import { ApiError } from '../api/errors.ts';
import { pauseAfter } from '../events/follow-hints.ts';
import { pause } from '../events/pause.ts';
import type { Arrived } from '../layout/useWindowEvent.ts';
import { log } from '../log/log.ts';
import { type Arrivals, announceArrivals } from './announce-arrivals.ts';

/** What telling needs of the page, as it is now. */
export interface TellerPorts extends Pick<Arrivals, 'call' | 'showToast' | 'onRead'> {
  readonly dismissToast: (id: string) => void;
  /** Whether somebody looks at the page and is not in the middle of something else. */
  readonly mayTell: () => boolean;
}

/** Tells of what comes, until it is told. */
export interface ArrivalTeller {
  tell(arrived: readonly Arrived[]): void;
  /** These were read meanwhile. */
  forget(ids: readonly string[]): void;
  /** Takes the lines away: what they tell is before the reader's eyes. */
  takeBack(): void;
  stop(): void;
}

/** A line that is younger than this is added to. */
const ADDS_UP_MS = 8_000;

/** @param page its ports now; undefined before it was drawn */
export function arrivalTeller(page: () => TellerPorts | undefined): ArrivalTeller {
  /** What has come last, and when, in milliseconds since 1970. */
  let lately: readonly Arrived[] = [];
  let at = 0;
  /** False while it could not be told yet. */
  let isTold = true;
  /** Lines that may still stand. */
  const lines = new Set<string>();
  let telling = new AbortController();
  const mayTell = () => page()?.mayTell() === true;

  async function tellOf(arrived: readonly Arrived[], signal: AbortSignal): Promise<void> {
    for (let failures = 0; !signal.aborted && mayTell(); failures += 1) {
      const ports = page();
      if (!ports) return;
      try {
        await announceArrivals({
          call: ports.call,
          arrived,
          now: new Date(),
          showToast: (toast) => {
            if (signal.aborted || !mayTell()) return;
            lines.add(toast.id);
            ports.showToast(toast);
          },
          onRead: (id) => page()?.onRead(id),
        });
        break;
      } catch (error) {
        if (error instanceof ApiError && error.kind === 'unauthorized') break;
        log.info('What has come is told a little later.', error);
        await pause(pauseAfter(failures, Math.random()), signal);
      }
    }
    if (!signal.aborted) isTold = true;
  }

  return {
    tell(arrived) {
      // A line that is still there is added to, and not replaced; what could not be told yet is told with it.
      const kept = Date.now() - at < ADDS_UP_MS || !isTold ? lately : [];
      lately = [...new Map([...kept, ...arrived].map((one) => [one.id, one])).values()];
      at = Date.now();
      isTold = false;
      telling.abort();
      telling = new AbortController();
      void tellOf(lately, telling.signal);
    },
    forget(ids) {
      lately = lately.filter(({ id }) => !ids.includes(id));
    },
    takeBack() {
      for (const line of lines) page()?.dismissToast(line);
      lines.clear();
    },
    stop: () => telling.abort(),
  };
}
