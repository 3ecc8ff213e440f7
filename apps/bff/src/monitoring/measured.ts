import type { MiddlewareHandler } from 'hono';
import type { RequestMeter } from './request-meter.ts';

/** Measures what is served beside the table of endpoints, all methods and names under one pattern. */
export function measured(requests: RequestMeter, pattern: string): MiddlewareHandler {
  const meter = requests.route('*', pattern, false);
  return async (c, next) => {
    const start = performance.now();
    meter.began();
    await next();
    meter.ended(c.res.status, performance.now() - start);
  };
}
