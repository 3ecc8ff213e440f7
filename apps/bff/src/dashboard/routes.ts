import { api } from '@everstep/domain';
import { on, type Route } from '../http/route.ts';
import { readDashboard, readSummary } from './read.ts';
import { dashboardState } from './state.ts';

export const dashboardRoutes: readonly Route[] = [
  on(api.dashboard.read, readDashboard, { stateOf: dashboardState }),
  on(api.dashboard.summary, readSummary),
];
