import { api } from '@everstep/domain';
import { useQuery } from '../api/useQuery.ts';
import { useNow } from '../layout/useNow.ts';

/** Whether nothing celebrates now: for a day after a hard moment, as the server says. */
export function useQuiet(): boolean {
  const { data } = useQuery(api.care.status, {});
  const now = useNow();
  return data?.quietUntil != null && Date.parse(data.quietUntil) > now.getTime();
}
