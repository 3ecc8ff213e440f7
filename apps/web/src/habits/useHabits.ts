import { api } from '@everstep/domain';
import { useEffect } from 'react';
import { useQuery } from '../api/useQuery.ts';
import { useToday } from '../layout/useToday.ts';

/** The member's habits, asked for again when the day has changed while the page was open. */
export function useHabits() {
  const { data, error, mutate } = useQuery(api.habits.list, { query: {} });
  const today = useToday();
  const stale = data !== undefined && data.localDate < today;
  useEffect(() => {
    if (stale) void mutate();
  }, [stale, mutate]);
  return { data, error, retry: () => void mutate() };
}
