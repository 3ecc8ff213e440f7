import type { Deps } from '../deps.ts';

interface Running {
  readonly stop: AbortController;
  readonly over: Promise<unknown>;
}

const servers = new WeakMap<Deps, Map<string, Running>>();

/**
 * Does work on an upload once what was begun on it before is over, on this server.
 * @param latest whether to end what was begun before: whoever comes back has lost the line that it came by
 */
export async function oneAtATime<T>(
  server: Deps,
  { id, latest }: { readonly id: string; readonly latest: boolean },
  work: (stopped: AbortSignal) => Promise<T>,
): Promise<T> {
  const running = servers.get(server) ?? new Map<string, Running>();
  servers.set(server, running);
  const before = running.get(id);
  const stop = new AbortController();
  const mine = (async () => {
    if (latest) before?.stop.abort();
    await before?.over.catch(() => undefined);
    return work(stop.signal);
  })();
  const entry = { stop, over: mine };
  running.set(id, entry);
  try {
    return await mine;
  } finally {
    if (running.get(id) === entry) running.delete(id);
  }
}
