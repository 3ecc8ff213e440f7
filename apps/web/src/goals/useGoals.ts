import { api, type Goal } from '@everstep/domain';
import { useMemo } from 'react';
import type { ApiError } from '../api/errors.ts';
import { useQuery } from '../api/useQuery.ts';

/** As many as the server gives at once; a member's goals are two such pages at most. */
const PAGE = 100;

export interface Goals {
  readonly goals: readonly Goal[] | undefined;
  readonly error: ApiError | undefined;
  readonly retry: () => void;
}

/** All goals of the member. */
export function useGoals(): Goals {
  const first = useQuery(api.goals.list, { query: { limit: PAGE } });
  const cursor = first.data?.nextCursor ?? undefined;
  const second = useQuery(api.goals.list, { query: { limit: PAGE, cursor: cursor ?? '' } }, { enabled: cursor !== undefined });
  const goals = useMemo(() => {
    if (!first.data || (cursor !== undefined && !second.data && !second.error)) return undefined;
    return [...first.data.goals, ...(second.data?.goals ?? [])];
  }, [first.data, second.data, second.error, cursor]);
  return { goals, error: first.error, retry: () => void first.mutate() };
}
