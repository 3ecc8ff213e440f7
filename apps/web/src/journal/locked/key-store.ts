/** How long an open key stays open without being used, in milliseconds. */
export const KEY_IDLE_MS = 15 * 60_000;

interface OpenKey {
  readonly memberId: string;
  readonly key: CryptoKey;
}

/** The key of the locked journal while it is open: in memory only, so that a reload or the end of the session shuts it. */
class KeyStore {
  readonly #listeners = new Set<() => void>();
  #open: OpenKey | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly getSnapshot = (): OpenKey | null => this.#open;

  open(memberId: string, key: CryptoKey): void {
    this.#set({ memberId, key });
    this.used();
  }

  /** Somebody is at it: the time until it shuts begins anew. */
  used(): void {
    clearTimeout(this.#timer);
    if (this.#open) this.#timer = setTimeout(() => this.shut(), KEY_IDLE_MS);
  }

  shut(): void {
    clearTimeout(this.#timer);
    this.#set(null);
  }

  #set(open: OpenKey | null): void {
    this.#open = open;
    for (const listener of this.#listeners) listener();
  }
}

export const journalKey = new KeyStore();
