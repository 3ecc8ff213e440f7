import type { Logger } from 'pino';
import type { Background } from './deps.ts';

export interface RunningBackground extends Background {
  /** Asks everything to stop. */
  stop(): void;
  /** Asks everything to stop and waits until it has, at most `ms`. */
  settle(ms: number): Promise<void>;
}

/** Keeps track of work that no request waits for. */
export function createBackground(log: Logger): RunningBackground {
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  return {
    run(name, work) {
      const task = work(stopping.signal)
        .catch((err: unknown) => log.error({ err, work: name }, 'background work failed'))
        .finally(() => running.delete(task));
      running.add(task);
    },
    stop: () => stopping.abort(),
    async settle(ms) {
      stopping.abort();
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, ms);
      });
      // Work may start further work while it ends.
      while (running.size > 0) {
        const before = running.size;
        await Promise.race([Promise.all(running), late]);
        if (running.size >= before) break;
      }
      clearTimeout(timer);
      if (running.size > 0) log.warn({ count: running.size }, 'background work was left unfinished');
    },
  };
}
