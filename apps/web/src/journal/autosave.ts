import { ApiError } from '../api/errors.ts';

/** Stillness after which what was written is sent, and the time until what failed is tried again, in milliseconds. */
export const SAVE_AFTER_MS = 1500;
export const RETRY_AFTER_MS = 15_000;

/** Where the newest words are. */
export type SaveState =
  | { readonly kind: 'untouched' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: Date }
  | { readonly kind: 'offline' }
  | { readonly kind: 'failed'; readonly error: unknown }
  /** Changed elsewhere meanwhile: nothing more is sent until it is settled. */
  | { readonly kind: 'conflict'; readonly details: unknown };

export interface AutosaveOptions<T> {
  /** What the server has, or what the device kept. */
  readonly text: T;
  /** The version that `text` was made from; null before the first save. */
  readonly version: number | null;
  /** `text` comes from this device and was never sent. @default false */
  readonly unsent?: boolean;
  /** Sends a text made from a version; resolves with the version that it became. */
  readonly send: (text: T, version: number | null) => Promise<number>;
  /** Keeps unsent words on the device until they are stored; null when they are. */
  readonly keep: (unsent: { readonly text: T; readonly version: number | null } | null) => void;
}

/** Words that save themselves: on the device at once, on the server when one pauses; one request at a time. */
export class Autosave<T> {
  readonly #options: AutosaveOptions<T>;
  readonly #listeners = new Set<() => void>();
  #text: T;
  #version: number | null;
  #state: SaveState = { kind: 'untouched' };
  #dirty: boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;
  #closed = false;

  constructor(options: AutosaveOptions<T>) {
    this.#options = options;
    this.#text = options.text;
    this.#version = options.version;
    this.#dirty = options.unsent ?? false;
    if (this.#dirty) this.#later(SAVE_AFTER_MS);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly getState = (): SaveState => this.#state;

  /** The version that the server has; null before the first save. */
  get version(): number | null {
    return this.#version;
  }

  /** Takes a change. */
  edit(text: T): void {
    this.#text = text;
    this.#dirty = true;
    this.#options.keep({ text, version: this.#version });
    if (this.#state.kind === 'conflict') return;
    if (this.#state.kind !== 'offline' && this.#state.kind !== 'failed') this.#set({ kind: 'saving' });
    if (!this.#running) this.#later(SAVE_AFTER_MS);
  }

  /** Sends what is not sent yet, now. Resolves true once the server has everything. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    await this.#running;
    if (this.#dirty && this.#state.kind !== 'conflict') await this.#send();
    return !this.#dirty;
  }

  /** Goes on from what the server has: `version` with the words that shall stand. */
  settle(version: number, text: T): void {
    this.#version = version;
    this.#set({ kind: 'untouched' });
    this.edit(text);
  }

  /** Takes over what the server has, after something else of the same entry was changed. */
  follow(version: number): void {
    this.#version = version;
  }

  /** Sends nothing more. What is unsent stays on the device. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#listeners.clear();
  }

  #later(milliseconds: number): void {
    clearTimeout(this.#timer);
    if (!this.#closed) this.#timer = setTimeout(() => void this.#send(), milliseconds);
  }

  #send(): Promise<void> {
    this.#running ??= this.#sendOnce().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #sendOnce(): Promise<void> {
    const sent = this.#text;
    this.#dirty = false;
    this.#set({ kind: 'saving' });
    try {
      this.#version = await this.#options.send(sent, this.#version);
    } catch (error) {
      this.#dirty = true;
      this.#failed(error);
      return;
    }
    if (this.#dirty) {
      this.#options.keep({ text: this.#text, version: this.#version });
      this.#later(SAVE_AFTER_MS);
      return;
    }
    this.#options.keep(null);
    this.#set({ kind: 'saved', at: new Date() });
  }

  #failed(error: unknown): void {
    const { code, kind } = error instanceof ApiError ? error : { code: undefined, kind: undefined };
    if (code === 'conflict') {
      this.#set({ kind: 'conflict', details: error instanceof ApiError ? error.details : undefined });
      return;
    }
    this.#set(kind === 'network' || kind === 'offline' ? { kind: 'offline' } : { kind: 'failed', error });
    this.#later(RETRY_AFTER_MS);
  }

  #set(state: SaveState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
