import type { Route } from '../http/route.ts';

export const chatRoutes: readonly Route[] = [];
