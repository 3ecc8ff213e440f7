import type { Route } from '../http/route.ts';

export const gamificationRoutes: readonly Route[] = [];
