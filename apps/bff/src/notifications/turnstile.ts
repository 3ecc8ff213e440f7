/** Lets those who wait through one after the other. */
export interface Turnstile {
  /** Resolves when it is one's turn: at once when nobody came lately. */
  pass(): Promise<void>;
}

/** Turns after which everybody is through, give or take: where more wait, several pass together. */
const LONGEST_QUEUE = 1500;

/**
 * @param gapMs milliseconds between two turns at least
 * @param settled resolves once what the last one set off no longer keeps others waiting
 */
export function createTurnstile(gapMs: number, settled: () => Promise<unknown>): Turnstile {
  const waiting: (() => void)[] = [];
  let isBusy = false;
  const turn = () => {
    const next = waiting.splice(0, Math.ceil(waiting.length / LONGEST_QUEUE));
    isBusy = next.length > 0;
    for (const resolve of next) resolve();
    // What cannot be asked is no reason to keep anybody.
    if (isBusy) setTimeout(() => void settled().then(turn, turn), gapMs).unref();
  };
  return {
    pass() {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.push(resolve);
      if (!isBusy) turn();
      return promise;
    },
  };
}
