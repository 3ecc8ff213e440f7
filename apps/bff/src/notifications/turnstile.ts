/** Lets those who wait through a few at a time, in their order. */
export interface Turnstile {
  /** Resolves when it is one's turn. */
  pass(): Promise<void>;
}

/**
 * A turnstile that lets whatever else the server has to do go between two turns.
 * @param atOnce how many pass in one turn
 */
export function createTurnstile(atOnce: number): Turnstile {
  const waiting: (() => void)[] = [];
  const turn = () => {
    for (const resolve of waiting.splice(0, atOnce)) resolve();
    if (waiting.length > 0) setImmediate(turn);
  };
  return {
    pass() {
      const { promise, resolve } = Promise.withResolvers<void>();
      if (waiting.length === 0) setImmediate(turn);
      waiting.push(resolve);
      return promise;
    },
  };
}
