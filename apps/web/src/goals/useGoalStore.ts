import { api, type Goal } from '@everstep/domain';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

const isList = (data: unknown): data is { goals: Goal[] } => typeof data === 'object' && data !== null && 'goals' in data;

/** Puts a goal in its place in every cached list, as the server answered it or as it will be. */
export function useGoalStore(): (goal: Goal) => void {
  const { mutate } = useSWRConfig();
  return useCallback(
    (goal) =>
      void mutate(
        (key) => Array.isArray(key) && key[0] === 'GET' && key[1] === api.goals.list.path,
        (data: unknown) => (isList(data) ? { ...data, goals: data.goals.map((each) => (each.id === goal.id ? goal : each)) } : data),
        { revalidate: false },
      ),
    [mutate],
  );
}
