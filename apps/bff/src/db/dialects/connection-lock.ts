/** Hands one connection to one user at a time, first come first served. */
export class ConnectionLock {
  readonly #waiting: (() => void)[] = [];
  readonly #timeoutMs: number;
  #held = false;

  /** @param timeoutMs how long a taker waits before it is refused */
  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  /**
   * Takes the lock.
   * @throws Error when it did not come free in time
   */
  async take(): Promise<void> {
    if (!this.#held) {
      this.#held = true;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const turn = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(turn), 1);
        reject(
          new Error(
            `The database connection did not come free in ${this.#timeoutMs} ms. Does a transaction await something other than calls on its own tx?`,
          ),
        );
      }, this.#timeoutMs);
      this.#waiting.push(turn);
    });
  }

  /** Gives the lock to the next in line. */
  release(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#held = false;
  }
}
