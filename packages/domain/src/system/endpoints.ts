import { endpoint } from '../shared/endpoint.ts';
import type * as S from './schemas.ts';

export const system = {
  config: endpoint<{ response: typeof S.PublicConfig }>({
    method: 'GET',
    path: '/api/config',
    auth: 'public',
    tags: ['system'],
    errors: [],
    summary: 'Public settings of this server.',
  }),
  events: endpoint<{ response: typeof S.EventStream }>({
    method: 'GET',
    path: '/api/events',
    auth: 'member',
    tags: ['system'],
    errors: [],
    stream: 'always',
    summary: 'Live hints that something of the member changed.',
  }),
};

/** Probes stand at the root and answer without the envelope. */
export const probes = { health: '/health', ready: '/ready' } as const;

/** Numbers for Prometheus, for whoever holds `METRICS_TOKEN`. */
export const METRICS_PATH = '/metrics';
