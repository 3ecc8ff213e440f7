import { setTimeout as pause } from 'node:timers/promises';
import { providerError, Refused } from './refusal.ts';

/** How a call is tried again. */
export interface Patience {
  /** Wait before the first repetition, in milliseconds; the second waits four times as long. */
  readonly backoffMs?: number;
  /** A number from 0 to 1 by chance: callers that failed together must not come back together. */
  readonly chance: () => number;
  /** Hears of each repetition. */
  readonly onRetry?: () => void;
}

const BACKOFF_MS = 400;
/** A call that failed before its first byte is repeated so often. */
const REPETITIONS = 2;
/** Who asks for a longer pause than this, in seconds, is not waited for: the member is told at once. */
const LONGEST_PAUSE = 10;

/**
 * Pieces of an answer; tried again while none has come and the service may be better in a moment.
 * @throws DomainError `provider_failed`, `provider_timeout` or `provider_invalid`
 */
export async function* withRetries(patience: Patience, signal: AbortSignal, attempt: () => AsyncIterable<string>): AsyncGenerator<string> {
  for (let repetition = 0; ; repetition += 1) {
    let spoken = false;
    try {
      for await (const piece of attempt()) {
        spoken = true;
        yield piece;
      }
      return;
    } catch (error) {
      const wait = spoken || signal.aborted || repetition >= REPETITIONS ? undefined : waitAfter(error, repetition, patience);
      if (wait === undefined) throw providerError(error);
      patience.onRetry?.();
      await pause(wait, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
    }
  }
}

/** Milliseconds to wait; undefined when another try cannot help. */
function waitAfter(error: unknown, repetition: number, { backoffMs = BACKOFF_MS, chance }: Patience): number | undefined {
  if (!(error instanceof Refused) || !error.isPassing) return undefined;
  const asked = error.retryAfter ?? 0;
  if (asked > LONGEST_PAUSE) return undefined;
  // Half of it is certain, half by chance.
  const backoff = backoffMs * 4 ** repetition * (0.5 + chance() / 2);
  return Math.max(asked * 1000, backoff);
}
