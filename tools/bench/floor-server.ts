import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** What the floor serves: a fixed JSON text. */
export interface FloorJob {
  readonly body: string;
}

// The least that Hono can do with the same bytes: one route, no check of anybody, nothing read.
process.on('message', (job) => {
  // Only the benchmark sends, and only jobs.
  const { body } = job as FloorJob;
  const app = new Hono();
  app.get('/api/dashboard', (c) => c.body(body, 200, { 'Content-Type': 'application/json; charset=utf-8' }));
  serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => process.send?.(port));
});
