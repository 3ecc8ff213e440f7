import { probes } from '@everstep/domain';
import type { Hono } from 'hono';
import type { Deps } from '../deps.ts';
import { jsonHeaders } from '../http/security-headers.ts';
import { version } from './version.ts';

/** The probes of load balancers and people: at the root, without the envelope. */
export function mountProbes(app: Hono, deps: Deps): void {
  const startedAt = performance.now();
  app.get(probes.health, async () => {
    const database = await deps.db.storage();
    const health = {
      status: database === 'ok' ? 'ok' : 'degraded',
      version,
      database,
      uptimeSeconds: Math.floor((performance.now() - startedAt) / 1000),
    };
    return Response.json(health, { status: database === 'down' ? 503 : 200, headers: jsonHeaders });
  });
  app.get(probes.ready, async () => {
    const ready = !deps.shutdown.aborted && (await deps.db.storage()) !== 'down';
    return Response.json({ ready }, { status: ready ? 200 : 503, headers: jsonHeaders });
  });
}
