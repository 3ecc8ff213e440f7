import { endpoint } from '../shared/endpoint.ts';
import type * as S from './schemas.ts';

export const dashboard = {
  read: endpoint<{ query: typeof S.DashboardQuery; response: typeof S.DashboardData }>({
    method: 'GET',
    path: '/api/dashboard',
    auth: 'member',
    tags: ['dashboard'],
    errors: [],
    hoist: ['user', 'stats', 'goals', 'meditation', 'activities'],
    summary: 'Everything the dashboard shows, in one answer.',
  }),
  summary: endpoint<{ response: typeof S.DashboardSummary }>({
    method: 'GET',
    path: '/api/dashboard/summary',
    auth: 'member',
    tags: ['dashboard'],
    errors: [],
    hoist: ['user', 'stats'],
    summary: 'The numbers of the dashboard alone.',
  }),
};
