import { api, type DashboardData } from '@everstep/domain';
import useSWR from 'swr';
import { freshFor, queryKey } from '../api/useQuery.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { readJson, sessionKeys, storeJson } from '../session/storage.ts';
import { type LoadedDashboard, loadDashboard } from './load-dashboard.ts';

interface Copy {
  readonly memberId: string;
  readonly data: DashboardData;
}

/** Written by {@link useDashboard} alone; anything that does not look like it is left aside. */
function isCopy(value: unknown): value is Copy {
  return (
    typeof value === 'object' &&
    value !== null &&
    'memberId' in value &&
    'data' in value &&
    typeof value.data === 'object' &&
    value.data !== null &&
    'today' in value.data
  );
}

export interface Dashboard {
  readonly dashboard: LoadedDashboard | undefined;
  readonly refresh: () => void;
  readonly refreshing: boolean;
}

/** The dashboard's data, and a copy of it on the device for a visit without the server. */
export function useDashboard(personaId: string): Dashboard {
  const { session, call, user } = useSession();
  const memberId = user?.id ?? '';
  const input = { query: { personaId } };
  const { data, mutate, isValidating } = useSWR(
    queryKey(api.dashboard.read, input, session.token()),
    async () => {
      const copy = readJson(localStorage, sessionKeys.userData, isCopy);
      const loaded = await loadDashboard(call, personaId, copy?.memberId === memberId ? copy.data : undefined);
      if (!loaded.saved && session.token()) storeJson(localStorage, sessionKeys.userData, { memberId, data: loaded.data });
      return loaded;
    },
    { dedupingInterval: freshFor(api.dashboard.read), keepPreviousData: true },
  );
  return { dashboard: data, refresh: () => void mutate(), refreshing: isValidating };
}
