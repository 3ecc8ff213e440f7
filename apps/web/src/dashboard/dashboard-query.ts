import { api, type DashboardData, readTokenMember } from '@everstep/domain';
import { preload } from 'swr';
import type { Call } from '../api/call.ts';
import { type QueryKey, queryKey } from '../api/useQuery.ts';
import { readPersonaId } from '../chat/persona-store.ts';
import { readJson, sessionKeys, storeJson } from '../session/storage.ts';
import { type LoadedDashboard, loadDashboard } from './load-dashboard.ts';

interface Copy {
  readonly memberId: string;
  readonly data: DashboardData;
}

/** Written below alone; anything that does not look like it is left aside. */
function isCopy(value: unknown): value is Copy {
  return (
    typeof value === 'object' &&
    value !== null &&
    'memberId' in value &&
    'data' in value &&
    typeof value.data === 'object' &&
    value.data !== null &&
    'today' in value.data &&
    'habitsToday' in value.data &&
    'challengesToday' in value.data &&
    'challengeRuns' in value.data
  );
}

const memberBehind = (token: string | null) => (token ? readTokenMember(token) : undefined);

export interface DashboardQuery {
  readonly key: QueryKey | null;
  /** @throws ApiError when the session has ended */
  readonly load: () => Promise<LoadedDashboard>;
}

/** How the dashboard of the member behind a token is read: kept on the device at each success, for a visit without the server. */
export function dashboardQuery(call: Call, readToken: () => string | null, personaId: string): DashboardQuery {
  const memberId = memberBehind(readToken());
  return {
    key: queryKey(api.dashboard.read, { query: { personaId } }, readToken()),
    async load() {
      const copy = readJson(sessionKeys.userData, isCopy);
      const loaded = await loadDashboard(call, personaId, copy && copy.memberId === memberId ? copy.data : undefined);
      // An answer that comes after the sign-out must leave nothing behind.
      if (!loaded.saved && memberBehind(readToken()) === memberId) storeJson(sessionKeys.userData, { memberId, data: loaded.data });
      return loaded;
    },
  };
}

/** Asks for the dashboard before its page is drawn, so that it travels together with the member. */
export function preloadDashboard(call: Call, readToken: () => string | null): void {
  const memberId = memberBehind(readToken());
  if (memberId === undefined) return;
  const { key, load } = dashboardQuery(call, readToken, readPersonaId(memberId));
  // The page meets the failure again when it takes the answer over.
  if (key) void preload(key, load).catch(() => undefined);
}
