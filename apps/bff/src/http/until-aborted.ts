/** What a source gives, until the signal aborts: it ends then even if the source does not listen to it. */
export async function* untilAborted<T>(signal: AbortSignal, source: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = source[Symbol.asyncIterator]();
  let stopWaiting = () => {};
  const abort = () => stopWaiting();
  signal.addEventListener('abort', abort, { once: true });
  try {
    while (!signal.aborted) {
      // One promise for each wait: racing against one that lives as long as the source would keep every piece until its end.
      const next = await new Promise<IteratorResult<T> | undefined>((resolve, reject) => {
        stopWaiting = () => resolve(undefined);
        iterator.next().then(resolve, reject);
      });
      if (next === undefined || next.done) return;
      yield next.value;
    }
  } finally {
    signal.removeEventListener('abort', abort);
    // Not awaited: a source that hangs would keep its reader open.
    void iterator.return?.()?.then(undefined, () => undefined);
  }
}
