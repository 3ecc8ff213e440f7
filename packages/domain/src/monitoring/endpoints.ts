import { endpoint } from '../shared/endpoint.ts';
import type { Done } from '../shared/schemas.ts';
import type * as S from './schemas.ts';

export const monitoring = {
  recentLogs: endpoint<{ query: typeof S.ServerLogsQuery; response: typeof S.ServerLogs }>({
    method: 'GET',
    path: '/api/admin/logs/recent',
    auth: 'admin',
    tags: ['monitoring'],
    errors: [],
    hoist: ['logs'],
    summary: 'Warnings and errors of all servers, newest first.',
  }),
  clearLogs: endpoint<{ response: typeof Done }>({
    method: 'POST',
    path: '/api/admin/logs/clear',
    auth: 'admin',
    tags: ['monitoring', 'admin'],
    errors: ['confirmation_needed'],
    summary: 'Clear the logs of all servers. The audit stays, and says so.',
  }),
  activities: endpoint<{ response: typeof S.Activities }>({
    method: 'GET',
    path: '/api/admin/activities',
    auth: 'admin',
    tags: ['monitoring'],
    errors: [],
    hoist: ['activities'],
    summary: 'What happened in the place, in numbers that point at nobody.',
  }),
  status: endpoint<{ response: typeof S.SystemStatus }>({
    method: 'GET',
    path: '/api/admin/status',
    auth: 'admin',
    tags: ['monitoring'],
    errors: [],
    summary: 'Whether database, AI, mail and storage work; looked at once a minute at most.',
  }),
  overview: endpoint<{ response: typeof S.Monitoring }>({
    method: 'GET',
    path: '/api/admin/monitoring',
    auth: 'admin',
    tags: ['monitoring', 'admin'],
    errors: [],
    hoist: ['users', 'logs', 'activities'],
    summary: 'Newest users, lines of the log and activities at a glance.',
  }),
};
