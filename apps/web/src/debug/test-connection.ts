import type { ConnectionOutcome } from '@everstep/domain';

/** What is asked for in one test. */
export interface Probe {
  readonly url: string;
  /** Carries the session; to nobody but the own server. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Tested {
  readonly state: ConnectionOutcome;
  /** Milliseconds that it took; null where nothing was sent. */
  readonly took: number | null;
}

const SECOND_MS = 1000;

/**
 * Asks once, past every cache, and says how it went. Another origin is asked without the session; where it does not let this page read
 * its answer, that it answers at all is found out.
 * @param timeout milliseconds until the answer has to begin
 */
export async function testConnection(probe: Probe, signal: AbortSignal, timeout: number): Promise<Tested> {
  const { origin, protocol } = new URL(probe.url, location.href);
  const foreign = origin !== location.origin;
  if (signal.aborted) return { state: { kind: 'cancelled' }, took: null };
  if (!navigator.onLine) return { state: { kind: 'offline' }, took: null };
  if (location.protocol === 'https:' && protocol === 'http:') return { state: { kind: 'insecure' }, took: null };
  const late = AbortSignal.timeout(timeout);
  const begun = performance.now();
  const ask = (mode: RequestMode) => askOnce(probe, { mode, foreign, signal: AbortSignal.any([signal, late]) });
  const answer = await ask('cors')
    .catch(() => (foreign && !signal.aborted && !late.aborted ? ask('no-cors') : undefined))
    .catch(() => undefined);
  const took = performance.now() - begun;
  if (answer) return { state: answer.type === 'opaque' ? { kind: 'unreadable' } : { kind: 'answered', status: answer.status }, took };
  if (signal.aborted) return { state: { kind: 'cancelled' }, took };
  if (late.aborted) return { state: { kind: 'timeout', seconds: timeout / SECOND_MS }, took };
  return { state: { kind: 'unreachable', foreign }, took };
}

interface Asking {
  readonly mode: RequestMode;
  readonly foreign: boolean;
  readonly signal: AbortSignal;
}

async function askOnce({ url, headers }: Probe, { mode, foreign, signal }: Asking): Promise<Response> {
  const own = headers === undefined || foreign ? {} : { headers };
  const answer = await fetch(url, { mode, cache: 'no-store', credentials: 'omit', signal, ...own });
  // That it answers is all that is asked; a stream of events would never end.
  void answer.body?.cancel();
  return answer;
}
