import { api } from '@everstep/domain';
import { on, perMember, type Route } from '../http/route.ts';
import { readActivities } from './activities.ts';
import { clearLogs, readRecentLogs } from './logs.ts';
import { readMonitoring } from './overview.ts';
import { readStatus } from './status.ts';

export const monitoringRoutes: readonly Route[] = [
  on(api.monitoring.recentLogs, readRecentLogs),
  on(api.monitoring.clearLogs, clearLogs, { limit: perMember(30, 'minute') }),
  on(api.monitoring.activities, readActivities),
  on(api.monitoring.status, readStatus),
  on(api.monitoring.overview, readMonitoring),
];
