import { api, type Message } from '@everstep/domain';
import { useMemo } from 'react';
import { useQuery } from '../api/useQuery.ts';

/** As many as the page of goals asks for, so that both share one answer. */
const PAGE = 100;

/** Titles of goals and habits by their ids, where messages tell of some that were made: a proposal keeps the words of the guide. */
export function useMadeTitles(messages: readonly Message[]): Readonly<Record<string, string>> {
  const made = messages.flatMap(({ proposals = [] }) =>
    proposals.filter(({ status }) => status === 'done').map(({ action }) => action.kind),
  );
  const { data: goals } = useQuery(api.goals.list, { query: { limit: PAGE } }, { enabled: made.includes('create-goal') });
  const { data: habits } = useQuery(api.habits.list, { query: {} }, { enabled: made.includes('create-habit') });
  return useMemo(
    () => Object.fromEntries([...(goals?.goals ?? []), ...(habits?.habits ?? [])].map(({ id, title }) => [id, title])),
    [goals, habits],
  );
}
