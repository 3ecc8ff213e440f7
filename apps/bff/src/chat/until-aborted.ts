/** What a source gives, until the signal aborts: it ends then even if the source does not listen to it. */
export async function* untilAborted<T>(signal: AbortSignal, source: AsyncIterable<T>): AsyncIterable<T> {
  const iterator = source[Symbol.asyncIterator]();
  const aborted = Promise.withResolvers<undefined>();
  const abort = () => aborted.resolve(undefined);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    while (true) {
      const next = await Promise.race([iterator.next(), aborted.promise]);
      if (next === undefined || next.done) return;
      yield next.value;
    }
  } finally {
    signal.removeEventListener('abort', abort);
    // Not awaited: a source that hangs would keep the turn open.
    void iterator.return?.()?.then(undefined, () => undefined);
  }
}
