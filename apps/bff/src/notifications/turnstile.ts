/** Lets those who wait through one after the other. */
export interface Turnstile {
  /** Resolves when it is one's turn: at once when nobody came lately. */
  pass(): Promise<void>;
}

/** Turns after which everybody is through, give or take: where more wait, several pass together. */
const LONGEST_QUEUE = 1500;

/** @param gapMs milliseconds between two turns */
export function createTurnstile(gapMs: number): Turnstile {
  const waiting: (() => void)[] = [];
  let isBusy = false;
  const turn = () => {
    const next = waiting.splice(0, Math.ceil(waiting.length / LONGEST_QUEUE));
    isBusy = next.length > 0;
    for (const resolve of next) resolve();
    if (isBusy) setTimeout(turn, gapMs).unref();
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
