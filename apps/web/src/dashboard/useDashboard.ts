import { api } from '@everstep/domain';
import useSWR from 'swr';
import { freshFor } from '../api/useQuery.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { dashboardQuery } from './dashboard-query.ts';
import type { LoadedDashboard } from './load-dashboard.ts';

export interface Dashboard {
  readonly dashboard: LoadedDashboard | undefined;
  readonly refresh: () => void;
  readonly refreshing: boolean;
}

/** The dashboard's data; `saved` tells when it comes from the device. */
export function useDashboard(personaId: string): Dashboard {
  const { session, call } = useSession();
  const { key, load } = dashboardQuery(call, session.token, personaId);
  const { data, mutate, isValidating } = useSWR(key, load, { dedupingInterval: freshFor(api.dashboard.read), keepPreviousData: true });
  return { dashboard: data, refresh: () => void mutate(), refreshing: isValidating };
}
