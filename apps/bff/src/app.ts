import { Hono, type MiddlewareHandler } from 'hono';
import { getPath } from 'hono/utils/url';
import { accountsRoutes } from './accounts/routes.ts';
import { adminRoutes } from './admin/routes.ts';
import { careRoutes } from './care/routes.ts';
import { challengesRoutes } from './challenges/routes.ts';
import { chatRoutes } from './chat/routes.ts';
import { councilRoutes } from './council/routes.ts';
import { coursesRoutes } from './courses/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { debugRoutes } from './debug/routes.ts';
import type { Deps } from './deps.ts';
import { mountFiles } from './files/routes.ts';
import { gamificationRoutes } from './gamification/routes.ts';
import { goalsRoutes } from './goals/routes.ts';
import { habitRoutes } from './habits/routes.ts';
import { mount, unknownPath } from './http/mount.ts';
import { failureOf, failureResponse } from './http/on-error.ts';
import type { Route } from './http/route.ts';
import { routedPath } from './http/second-map.ts';
import { mountStatic } from './http/static.ts';
import type { WebFiles } from './http/web-files.ts';
import { imagesRoutes } from './images/routes.ts';
import { journalRoutes } from './journal/routes.ts';
import { knowledgeRoutes } from './knowledge/routes.ts';
import { libraryRoutes } from './library/routes.ts';
import { mountLibraryFiles } from './library/serve.ts';
import { measured } from './monitoring/measured.ts';
import { mountMetrics } from './monitoring/prometheus.ts';
import { monitoringRoutes } from './monitoring/routes.ts';
import { moodRoutes } from './mood/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { speechRoutes } from './speech/routes.ts';
import { mountDocuments } from './system/documents.ts';
import { mountProbes } from './system/probes.ts';
import { systemRoutes } from './system/routes.ts';
import { templatesRoutes } from './templates/routes.ts';
import { mountExports } from './transfer/out/export-route.ts';
import { transferRoutes } from './transfer/routes.ts';

/** Every route that the server serves. */
export const allRoutes: readonly Route[] = [
  ...accountsRoutes,
  ...gamificationRoutes,
  ...habitRoutes,
  ...moodRoutes,
  ...journalRoutes,
  ...challengesRoutes,
  ...goalsRoutes,
  ...dashboardRoutes,
  ...debugRoutes,
  ...chatRoutes,
  ...councilRoutes,
  ...knowledgeRoutes,
  ...careRoutes,
  ...coursesRoutes,
  ...notificationRoutes,
  ...adminRoutes,
  ...monitoringRoutes,
  ...templatesRoutes,
  ...speechRoutes,
  ...imagesRoutes,
  ...libraryRoutes,
  ...systemRoutes,
  ...transferRoutes,
];

export interface AppOptions {
  /** Milliseconds between the signs of life of a stream. */
  readonly heartbeatMs?: number;
  /** The built web app; without it, pages say that it has to be built. */
  readonly web?: WebFiles | undefined;
  /** In place of every route, for tests of the frame. */
  readonly routes?: readonly Route[];
}

/** The whole server as one fetch function. Does nothing by itself until a request comes. */
export function createApp(deps: Deps, options: AppOptions = {}): Hono {
  const app = new Hono({ getPath: (request) => routedPath(getPath(request), request.headers.get('accept')) });
  if (deps.env.publicUrl?.startsWith('https:')) app.use(onlyHttps);
  mountProbes(app, deps);
  mountMetrics(app, deps);
  app.use('/files/*', measured(deps.requests, '/files/*'));
  mountFiles(app, deps);
  mountExports(app, deps);
  mountLibraryFiles(app, deps);
  for (const path of ['/files', '/files/*']) app.all(path, () => unknownPath(deps));
  mountDocuments(app, deps);
  mount(app, options.routes ?? allRoutes, deps, options);
  const unknown = measured(deps.requests, '/api/*');
  app.all('/api', unknown, () => unknownPath(deps));
  app.all('/api/*', unknown, () => unknownPath(deps));
  mountStatic(app, deps, options.web);
  app.onError((error) => {
    const requestId = deps.ids.next();
    return failureResponse(failureOf(error, requestId, deps.log), requestId);
  });
  return app;
}

/** Where members reach the server by https, browsers are told to keep to it. */
const onlyHttps: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('Strict-Transport-Security', 'max-age=31536000');
};
