import { type api, MONITORING_LISTED } from '@everstep/domain';
import { lastSeen, listUsers, presentUserRow } from '../admin/user-store.ts';
import type { Call } from '../http/route.ts';
import { lastActivities } from './activities.ts';
import { newestLogs } from './logs.ts';

/** Who is new, what went wrong and what happened. */
export async function readMonitoring({ deps }: Call<typeof api.monitoring.overview>) {
  const { query, dialect } = deps.db;
  const { rows } = await listUsers(query, dialect, { q: '', sort: 'joined', direction: 'desc', limit: MONITORING_LISTED });
  const seen = await lastSeen(
    query,
    rows.map(({ id }) => id),
  );
  return {
    users: rows.map((row) => presentUserRow(row, seen)),
    logs: await newestLogs(deps, MONITORING_LISTED),
    activities: await lastActivities(deps),
  };
}
