import { api, type DateText } from '@everstep/domain';
import { sentenceOf } from '../api/errors.ts';
import { useQuery } from '../api/useQuery.ts';

/** The mean mood of each day of a span; nothing is asked for without one. */
export function useMoodDays(span: { readonly from: DateText; readonly to: DateText } | undefined) {
  const { data, error, mutate } = useQuery(api.mood.days, { query: span ?? { from: '', to: '' } }, { enabled: span !== undefined });
  return { days: data?.days, problem: error && !data ? sentenceOf(error) : undefined, onRetry: () => void mutate() };
}
