/** No pause is shorter, however soon the server can be reached again: a stream that breaks at once is not opened many times a second. */
const SHORTEST_MS = 500;

/**
 * Waits, and no longer than until there is a reason to try again: the device has a connection again, the server has answered something
 * else, here or in another tab, or the page has come into sight.
 * @returns whether there was such a reason; also resolves when the signal aborts
 */
export function pause(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  const over = new AbortController();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const began = Date.now();
  let timer = setTimeout(resolve, milliseconds, false);
  const hurry = () => {
    clearTimeout(timer);
    timer = setTimeout(resolve, Math.max(0, began + Math.min(SHORTEST_MS, milliseconds) - Date.now()), true);
  };
  const until = { signal: over.signal };
  window.addEventListener('online', hurry, until);
  window.addEventListener('server-reached', hurry, until);
  window.addEventListener('listen-now', hurry, until);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && hurry(), until);
  signal.addEventListener('abort', () => resolve(false), until);
  return promise.finally(() => {
    clearTimeout(timer);
    over.abort();
  });
}
