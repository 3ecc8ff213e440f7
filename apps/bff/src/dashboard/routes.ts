import type { Route } from '../http/route.ts';

export const dashboardRoutes: readonly Route[] = [];
