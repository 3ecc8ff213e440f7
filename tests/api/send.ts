import type { Endpoint } from '@everstep/domain';
import type { Person } from '../../apps/bff/src/testing/index.ts';
import type { Parts } from './sample.ts';

function pathOf({ path }: Endpoint, { params = {}, query = {} }: Parts): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '01890a5d-ac96-774b-bcce-b302099a8057');
  return `${filled}?${new URLSearchParams(query)}`;
}

/** Sends a request to an endpoint, well-formed or not. */
export function send(person: Person, endpoint: Endpoint, parts: Parts): Promise<Response> {
  // A form and bytes say themselves what they are.
  const raw = parts.body instanceof FormData || parts.body instanceof Blob ? parts.body : undefined;
  return person.fetch(pathOf(endpoint, parts), {
    method: endpoint.method,
    headers: {
      accept: endpoint.stream === 'always' ? 'text/event-stream' : 'application/json',
      ...parts.headers,
      ...(parts.body === undefined || raw ? {} : { 'content-type': 'application/json' }),
    },
    ...(parts.body === undefined ? {} : { body: raw ?? JSON.stringify(parts.body) }),
  });
}
