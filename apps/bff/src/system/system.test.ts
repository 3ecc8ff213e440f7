import { readFileSync } from 'node:fs';
import { api, type Endpoint } from '@everstep/domain';
import { contractRows } from '@everstep/domain/contract';
import { describe, expect, it } from 'vitest';
import { allRoutes } from '../app.ts';
import { databases, world } from '../testing/index.ts';
import { openApiFile, openApiText } from './openapi-file.ts';

describe.each(databases)('the server on %s', (database) => {
  it('says that it is well [api-062]', async () => {
    const { nobody } = await world(database);
    const health = await nobody.fetch('/health');
    expect(health.status).toBe(200);
    expect(await health.json()).toEqual({ status: 'ok', version: expect.any(String), database: 'ok', uptimeSeconds: expect.any(Number) });
    expect(await (await nobody.fetch('/ready')).json()).toEqual({ ready: true });
  });

  it('says that it is not ready once it closes', async () => {
    const shutdown = new AbortController();
    const { nobody } = await world(database, { deps: { shutdown: shutdown.signal } });
    shutdown.abort();
    expect((await nobody.fetch('/ready')).status).toBe(503);
  });

  it('tells the browser its public settings and no others', async () => {
    const env = {
      AI_PROVIDER: 'openai',
      AI_BASE_URL: 'https://ai.example.org/v1',
      AI_MODEL: 'm',
      AI_API_KEY: 'private-key',
      TTS_BASE_URL: 'https://speech.example.org/v1',
      TTS_MODEL: 'm',
      TTS_API_KEY: 'private-key',
      BUILD_ID: 'b7',
      DEMO: 'off',
    };
    const { nobody } = await world(database, { env, at: '2026-03-02T09:00:00.000Z' });
    expect(await nobody.call(api.system.config)).toEqual({
      environment: 'test',
      buildId: 'b7',
      demo: false,
      audio: true,
      offline: true,
      enableLogs: false,
      aiProvider: 'online',
      speech: true,
      apiOrigins: [],
      serverTime: '2026-03-02T09:00:00.000Z',
    });
  });
});

describe('the description of the API', () => {
  it('is committed as it is now; `node apps/bff/src/system/write-openapi.ts` writes it', () => {
    expect(readFileSync(openApiFile, 'utf8')).toBe(openApiText());
  });

  it('names every endpoint, and refers to nothing that is not in it', () => {
    const text = openApiText();
    const document: { paths: Record<string, Record<string, unknown>>; components: { schemas: Record<string, unknown> } } = JSON.parse(text);
    for (const { endpoint } of contractRows) {
      for (const path of [endpoint.path, ...(endpoint.aliases ?? [])])
        expect(document.paths[path]?.[endpoint.method.toLowerCase()], path).toBeDefined();
    }
    const refs = [...text.matchAll(/"\$ref": "([^"]+)"/g)].map((match) => match[1]?.replace('#/components/schemas/', '') ?? '');
    expect(refs.length).toBeGreaterThan(100);
    for (const ref of refs) expect(document.components.schemas[ref], ref).toBeDefined();
  });

  it('is served to machines and, as a page without scripts, to people', async () => {
    const { nobody } = await world('sqlite');
    const document = await nobody.fetch('/api/openapi.json');
    expect(await document.text()).toBe(openApiText());
    const page = await nobody.fetch('/api/docs', { headers: { accept: 'text/html' } });
    const html = await page.text();
    const nonce = /<style nonce="([^"]+)">/.exec(html)?.[1];
    expect(page.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(html).not.toMatch(/<script|https?:\/\/(?!localhost)/);
    for (const { endpoint } of contractRows) expect(html).toContain(`${endpoint.method} ${endpoint.path}<`);
  });
});

it('serves every endpoint of the table, and each once', () => {
  const served = allRoutes.map(({ endpoint }) => endpoint);
  expect(new Set(served).size).toBe(served.length);
  const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`;
  expect(served.map(nameOf).sort()).toEqual(contractRows.map(({ endpoint }) => nameOf(endpoint)).sort());
});
