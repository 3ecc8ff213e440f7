/** Watches that a service goes on speaking. */
export interface Silence {
  /** Aborts after too long a silence. */
  readonly signal: AbortSignal;
  /** A fetch whose every byte counts as a sign of life: also the comments that a busy service sends while its model thinks. */
  readonly fetch: typeof globalThis.fetch;
  end(): void;
}

/** @param ms longest silence, from now to the first byte and from each byte to the next */
export function silenceTimer(ms: number): Silence {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let timer = setTimeout(abort, ms);
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(abort, ms);
  };
  return {
    signal: controller.signal,
    async fetch(input, init) {
      const response = await globalThis.fetch(input, init);
      if (!response.ok || response.body === null) return response;
      const heard = new TransformStream<Uint8Array, Uint8Array>({
        transform(bytes, stream) {
          restart();
          stream.enqueue(bytes);
        },
      });
      return new Response(response.body.pipeThrough(heard), response);
    },
    end: () => clearTimeout(timer),
  };
}
