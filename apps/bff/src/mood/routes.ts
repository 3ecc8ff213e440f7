import type { Route } from '../http/route.ts';

export const moodRoutes: readonly Route[] = [];
