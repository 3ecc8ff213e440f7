import type { Answer, Endpoint, Input } from '@everstep/domain';
import { useCallback, useRef, useState } from 'react';
import { useCall } from '../session/SessionProvider.tsx';
import type { CallOptions } from './call.ts';
import { useDropStale } from './useQuery.ts';

export interface Action<E extends Endpoint> {
  readonly pending: boolean;
  readonly error: unknown;
  /** Resolves with the answer, or undefined when it failed: the reason is in `error`. A second call while one is under way joins it. */
  readonly run: (input: Input<E>, options?: CallOptions) => Promise<Answer<E> | undefined>;
  readonly clearError: () => void;
}

/** The one way to write: calls the endpoint, then drops every cached answer that the write has made stale. */
export function useAction<E extends Endpoint>(
  endpoint: E,
  { onDone, onFail }: { onDone?: (answer: Answer<E>) => void; onFail?: (error: unknown) => void } = {},
): Action<E> {
  const call = useCall();
  const dropStale = useDropStale();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const underWay = useRef<Promise<Answer<E> | undefined> | null>(null);
  const handlers = useRef({ onDone, onFail });
  handlers.current = { onDone, onFail };

  const run = useCallback(
    (input: Input<E>, options?: CallOptions) => {
      if (underWay.current) return underWay.current;
      setPending(true);
      setError(null);
      underWay.current = call(endpoint, input, options)
        .then((answer) => {
          dropStale(endpoint.tags);
          handlers.current.onDone?.(answer);
          return answer;
        })
        .catch((failure: unknown) => {
          setError(failure);
          handlers.current.onFail?.(failure);
          return undefined;
        })
        .finally(() => {
          underWay.current = null;
          setPending(false);
        });
      return underWay.current;
    },
    [call, endpoint, dropStale],
  );
  return { pending, error, run, clearError: useCallback(() => setError(null), []) };
}
