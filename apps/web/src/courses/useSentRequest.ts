import { useMemo } from 'react';
import { deviceStorage } from '../device/device-storage.ts';
import { draftKey } from '../session/storage.ts';

/** So long after it was sent a request counts as on its way: longer than any answer takes, a reload included. */
const ON_ITS_WAY_MS = 5 * 60_000;

/** A request as it was sent, and the key it goes under. */
interface Sent<B> {
  readonly body: B;
  readonly key: string;
  /** Milliseconds since 1970; null once it is known that no answer comes by itself. */
  readonly waitingSince: number | null;
}

/** The last request of its kind that has no answer yet. */
export interface SentRequest<B> {
  /** Notes that it goes out. @returns its key: the one from before where the same request is sent again */
  readonly send: (body: B) => string;
  /** What is on its way, also after a reload; undefined when nothing is. */
  readonly onItsWay: () => B | undefined;
  /** No answer comes by itself; sent again, it keeps its key. */
  readonly failed: () => void;
  /** It was answered: the same words are a new request from now on. */
  readonly answered: () => void;
}

/**
 * Keeps the key of a request beside the draft it was made from, so that a reload does not make two of it.
 * @param name what is sent, with the member's id in it
 */
export function useSentRequest<B>(name: string): SentRequest<B> {
  const storageKey = draftKey(name);
  return useMemo(() => {
    const keep = (sent: Sent<B>) => deviceStorage.setItem(storageKey, JSON.stringify(sent));
    const read = () => readSent<B>(deviceStorage.getItem(storageKey));
    return {
      send(body) {
        const before = read();
        const key = before && JSON.stringify(before.body) === JSON.stringify(body) ? before.key : crypto.randomUUID();
        keep({ body, key, waitingSince: Date.now() });
        return key;
      },
      onItsWay() {
        const sent = read();
        return sent?.waitingSince != null && Date.now() - sent.waitingSince < ON_ITS_WAY_MS ? sent.body : undefined;
      },
      failed() {
        // What a sign-out took away does not come back.
        const sent = read();
        if (sent) keep({ ...sent, waitingSince: null });
      },
      answered() {
        deviceStorage.removeItem(storageKey);
      },
    };
  }, [storageKey]);
}

function readSent<B>(text: string | null): Sent<B> | undefined {
  try {
    // Written above; what is damaged has no key.
    const sent = JSON.parse(text ?? 'null') as Sent<B> | null;
    return typeof sent?.key === 'string' && sent.body ? sent : undefined;
  } catch {
    return undefined;
  }
}
