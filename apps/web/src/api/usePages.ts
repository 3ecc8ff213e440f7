import type { Answer, Endpoint, Input } from '@everstep/domain';
import { useCallback } from 'react';
import useSWRInfinite from 'swr/infinite';
import { useSession } from '../session/SessionProvider.tsx';
import { type QueryKey, queryKey } from './useQuery.ts';

interface Paged {
  readonly nextCursor: string | null;
}
type PagedEndpoint = Endpoint<{ readonly response: { readonly _zod: { readonly input: unknown; readonly output: Paged } } }>;

export interface Pages<A> {
  /** What was read so far; undefined while the first page is on its way or could not be loaded. */
  readonly pages: readonly A[] | undefined;
  readonly error: unknown;
  /** Asks for all pages again; resolves once they are here, or could not be had. */
  readonly retry: () => Promise<unknown>;
  /** Changes what is shown, as the server has done already. */
  patch(change: (page: A) => A): void;
  /** Whether there are further ones. */
  readonly more: boolean;
  readonly loading: boolean;
  /** A further page is on its way, and no other change. */
  readonly loadingMore: boolean;
  readonly loadMore: () => void;
}

export interface PagesOptions {
  /** No request while false. */
  readonly enabled?: boolean;
  /** Shows the pages of the input before until those of this one are here. */
  readonly keepPreviousData?: boolean;
  /** How many pages are read at first. @default 1 */
  readonly initialPages?: number;
}

/**
 * Reads a list a page at a time. A change may move rows from one page to another, so that all pages are asked for again then.
 *
 * @param inputOf what is sent for a page; its query carries the cursor, which the first page has none of
 */
export function usePages<E extends PagedEndpoint>(
  endpoint: E,
  inputOf: (from: { cursor?: string }) => Input<E>,
  { enabled = true, keepPreviousData = false, initialPages = 1 }: PagesOptions = {},
): Pages<Answer<E>> {
  const { session, call } = useSession();
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite<Answer<E>>(
    (index: number, before: Answer<E> | null) => {
      const cursor = nextOf(before);
      if (!enabled || (index > 0 && cursor === null)) return null;
      return queryKey(endpoint, inputOf(cursor === null ? {} : { cursor }), session.token());
    },
    // The key above is the only one, and it holds this input.
    ([, , input]: QueryKey) => call(endpoint, input as Input<E>),
    { revalidateAll: true, keepPreviousData, initialSize: initialPages },
  );
  return {
    pages: data,
    error,
    retry: useCallback(() => mutate(), [mutate]),
    patch: useCallback(
      (change: (page: Answer<E>) => Answer<E>) => void mutate((pages) => pages?.map(change), { revalidate: false }),
      [mutate],
    ),
    more: nextOf(data?.at(-1)) !== null,
    loading: isValidating,
    loadingMore: data !== undefined && data.length < size,
    loadMore: () => void setSize(size + 1),
  };
}

/** Where the next page begins; null after the last one. Every endpoint that is let in above answers so. */
const nextOf = (page: unknown): string | null => (page as Paged | null | undefined)?.nextCursor ?? null;
