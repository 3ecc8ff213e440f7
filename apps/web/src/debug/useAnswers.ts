import type { Answer, Endpoint, Input } from '@everstep/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../api/errors.ts';
import { useCall } from '../session/SessionProvider.tsx';

/** Endpoints that are asked without an input. */
type Asked = Readonly<Record<string, Endpoint>>;

export interface Answers<A extends Asked> {
  /** What has come; while one is asked again, its answer before. */
  readonly answers: { readonly [K in keyof A]?: Answer<A[K]> };
  /** Why one did not come, in a sentence. */
  readonly problems: { readonly [K in keyof A]?: string };
  /** When the answers came, in milliseconds since 1970. */
  readonly at: { readonly [K in keyof A]?: number };
  readonly pending: boolean;
  readonly refresh: () => void;
}

type Kept<A extends Asked> = Pick<Answers<A>, 'answers' | 'problems' | 'at'>;

/**
 * Asks the server anew, past every cache: a debug page must not show what was true some minutes ago.
 * @param asked the same object in each drawing
 */
export function useAnswers<A extends Asked>(asked: A): Answers<A> {
  const call = useCall();
  const [kept, setKept] = useState<Kept<A>>({ answers: {}, problems: {}, at: {} });
  const [pending, setPending] = useState(true);
  const underWay = useRef<AbortController>(undefined);
  const refresh = useCallback(() => {
    underWay.current?.abort();
    const asking = new AbortController();
    underWay.current = asking;
    setPending(true);
    const each = Object.entries(asked).map(async ([name, endpoint]) => {
      try {
        // Each of these takes no input, which the type of an endpoint at large cannot say.
        const answer = await call(endpoint, {} as Input<Endpoint>, { signal: asking.signal });
        if (asking.signal.aborted) return;
        setKept(({ answers, problems, at }) => ({
          answers: { ...answers, [name]: answer },
          problems: { ...problems, [name]: undefined },
          at: { ...at, [name]: Date.now() },
        }));
      } catch (error) {
        if (asking.signal.aborted) return;
        setKept((before) => ({ ...before, problems: { ...before.problems, [name]: sentenceOf(error) } }));
      }
    });
    void Promise.all(each).then(() => {
      if (!asking.signal.aborted) setPending(false);
    });
  }, [asked, call]);
  useEffect(() => {
    refresh();
    return () => underWay.current?.abort();
  }, [refresh]);
  return { ...kept, pending, refresh };
}
