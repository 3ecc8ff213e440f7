import { setTimeout as pause } from 'node:timers/promises';
import type { Deps } from '../deps.ts';

/** Cleaning that is done again and again while the server runs. Every server of a database may do it at once. */
export interface Sweep {
  readonly name: string;
  readonly everySeconds: number;
  run(deps: Deps): Promise<void>;
}

/**
 * Runs each sweep now and then at its pace, until the server closes. A failed one is logged and tried again; while nothing can be
 * saved they rest, for they all write.
 */
export function startSweeps(deps: Deps, sweeps: readonly Sweep[]): void {
  for (const sweep of sweeps) {
    deps.background.run(sweep.name, async (signal) => {
      while (!signal.aborted) {
        try {
          if ((await deps.db.storage()) !== 'read-only') await sweep.run(deps);
        } catch (err) {
          deps.log.warn({ err, sweep: sweep.name }, 'sweep failed');
        }
        await pause(sweep.everySeconds * 1000, undefined, { signal, ref: false }).catch(() => undefined);
      }
    });
  }
}
