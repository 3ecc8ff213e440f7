import { hasBody, withReader } from './body-reader.ts';

/** An answer that is still not whole after this is given up, in milliseconds: some services send signs of life for ever. */
const LONGEST_MS = 180_000;
/** An answer of more bytes is none. */
const MOST_BYTES = 4_000_000;

/** Watches that a service goes on speaking, and comes to an end. */
export interface Silence {
  /** Aborts after too long a silence, and when an answer does not end. */
  readonly signal: AbortSignal;
  /** A fetch whose every byte counts as a sign of life: also the comments that a busy service sends while its model thinks. */
  readonly fetch: typeof globalThis.fetch;
  end(): void;
}

/**
 * @param ms longest silence, from now to the first byte and from each byte to the next
 * @param longestMs longest time to the end of the answer
 */
export function silenceTimer(ms: number, longestMs = LONGEST_MS): Silence {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let timer = setTimeout(abort, ms);
  const whole = setTimeout(abort, longestMs);
  let bytesHeard = 0;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(abort, ms);
  };
  return {
    signal: controller.signal,
    async fetch(input, init) {
      // An answer that leads elsewhere would take the key and the member's words along.
      const response = await globalThis.fetch(input, { ...init, redirect: 'error' });
      if (!hasBody(response)) return response;
      return withReader(response, {
        take(bytes) {
          restart();
          bytesHeard += bytes.byteLength;
          if (bytesHeard > MOST_BYTES) abort();
          return bytes;
        },
      });
    },
    end() {
      clearTimeout(timer);
      clearTimeout(whole);
    },
  };
}
