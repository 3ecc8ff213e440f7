import { type Answer, type Endpoint, GET_CACHE_MS, type Input, type Resource, readTokenMember } from '@everstep/domain';
import { useCallback } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse, useSWRConfig } from 'swr';
import { useSession } from '../session/SessionProvider.tsx';
import type { CallOptions } from './call.ts';
import { ApiError } from './errors.ts';

/** `[method, path, input, member, tags]`: a change of member can never show another one's data, and a write finds what it made stale. */
export type QueryKey = readonly ['GET', string, unknown, string, readonly Resource[]];

export function queryKey<E extends Endpoint>(endpoint: E, input: Input<E>, token: string | null): QueryKey | null {
  const memberId = token ? readTokenMember(token) : undefined;
  if (endpoint.auth !== 'public' && !memberId) return null;
  return ['GET', endpoint.path, input, memberId ?? '', endpoint.tags];
}

/** Whether a cached answer belongs to one of the resources that a write has made stale. */
export function isStaleKey(key: unknown, tags: readonly Resource[]): boolean {
  if (!Array.isArray(key) || key[0] !== 'GET') return false;
  const own: unknown = key[4];
  return Array.isArray(own) && own.some((tag) => tags.includes(tag));
}

/** Marks how the cache names a list that is read in pages; what follows is the name of its first page. */
const IN_PAGES = '$inf$';

/** Makes every cached answer of these resources stale: those on the screen are asked for again at once, the rest when they are needed. */
export function useDropStale(): (tags: readonly Resource[]) => void {
  const { mutate, cache } = useSWRConfig();
  return useCallback(
    (tags) => {
      void mutate((key) => isStaleKey(key, tags));
      // A list in pages is an entry of its own, which the line above does not reach.
      for (const key of [...cache.keys()]) {
        if (!key.startsWith(IN_PAGES)) continue;
        // The library keeps the key as it was given beside each answer; its types do not say so.
        const firstPage = cache.get(key.slice(IN_PAGES.length)) as { _k?: unknown } | undefined;
        if (isStaleKey(firstPage?._k, tags)) void mutate(key);
      }
    },
    [mutate, cache],
  );
}

/** Addresses under /auth always ask the server; all else is fresh for five minutes. */
export function freshFor(endpoint: Endpoint): number {
  return endpoint.path.startsWith('/api/auth/') ? 0 : GET_CACHE_MS;
}

export interface QueryOptions<E> {
  /** No request while false. */
  readonly enabled?: boolean;
  /** Milliseconds between polls; a poll always asks the server. */
  readonly pollEvery?: number;
  readonly onSuccess?: (answer: Answer<E>) => void;
  readonly keepPreviousData?: boolean;
  /** How the call is made, where it is not made as any other. */
  readonly call?: Pick<CallOptions, 'timeout'>;
}

/** The one way to read: an endpoint's answer, cached by its key, dropped by writes that share a tag. */
export function useQuery<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: QueryOptions<E> = {},
): SWRResponse<Answer<E>, ApiError> {
  const { session, call } = useSession();
  const key = options.enabled === false ? null : queryKey(endpoint, input, session.token());
  const config: SWRConfiguration<Answer<E>, ApiError> = {
    dedupingInterval: options.pollEvery ? Math.min(options.pollEvery / 2, GET_CACHE_MS) : freshFor(endpoint),
    keepPreviousData: options.keepPreviousData ?? false,
    ...(options.pollEvery ? { refreshInterval: options.pollEvery } : {}),
    ...(options.onSuccess ? { onSuccess: options.onSuccess } : {}),
  };
  return useSWR<Answer<E>, ApiError>(key, () => call(endpoint, input, options.call), config);
}

/** Settings of the cache for the whole app. */
export const cacheSettings: SWRConfiguration = {
  revalidateOnFocus: false,
  // The client has already tried a network error again; only a lost connection deserves more.
  shouldRetryOnError: (error: unknown) => error instanceof ApiError && (error.kind === 'network' || error.kind === 'offline'),
  errorRetryCount: 3,
};
