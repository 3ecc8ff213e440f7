import { contractRows } from '@everstep/domain/contract';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../apps/bff/src/app.ts';
import { databases, world } from '../../apps/bff/src/testing/index.ts';
import type { Sample } from './sample.ts';
import { type EndpointName, samples } from './samples.ts';
import { send } from './send.ts';

const writes = contractRows
  .filter(({ endpoint }) => endpoint.method !== 'GET')
  .map(({ name, endpoint }) => ({ name, endpoint, sample: samples[name as EndpointName] satisfies Sample }));

describe.each(databases)('a dashboard that was answered before, on %s', (database) => {
  it.each(writes)('is after $name the one that a fresh server makes', async ({ endpoint, sample }) => {
    const on = await world(database);
    const parts = await sample.good(on, on.ada);
    const { fetch, token } = parts.as ?? on.ada;
    await (await fetch('/api/dashboard')).text();
    const answer = await send(parts.as ?? on.ada, endpoint, parts);
    expect(answer.ok).toBe(sample.refused === undefined);
    await answer.text();
    const fresh = await createApp(on.deps).request('/api/dashboard', { headers: { authorization: `Bearer ${token}` } });
    const known = await fetch('/api/dashboard');
    expect(known.status).toBe(fresh.status);
    // A refusal names its request; the rest of it is said by its code.
    if (known.ok) expect(await known.json()).toEqual(await fresh.json());
  });
});
