import { contractRows } from '@everstep/domain/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, type World, world } from '../../apps/bff/src/testing/index.ts';
import type { Sample } from './sample.ts';
import { type EndpointName, samples } from './samples.ts';
import { send } from './send.ts';

/** Rows with their samples; the samples have every name of the table, which their type proves. */
const rows = contractRows.map(({ name, endpoint, schemas }) => ({
  name,
  endpoint,
  schemas,
  sample: samples[name as EndpointName] satisfies Sample,
}));

/** Whether it hands out a list page by page: then it minds what its cursor is. */
const isPaged = ({ schemas }: (typeof rows)[number]): boolean =>
  schemas.query?.safeParse({ cursor: 1 }).error?.issues.some(({ path }) => path[0] === 'cursor') ?? false;

/** Keys that no list has: of every length, and of what stands in none of its columns. */
const forgedCursors = ['1.5', 'Infinity', '9'.repeat(64), 'nonsense', '2026-13-45']
  .flatMap((part) => [1, 2, 3].map((length) => Array<string>(length).fill(part)))
  .map((key) => Buffer.from(key.join('\n')).toString('base64url'));

describe.each(databases)('every endpoint on %s', (database) => {
  // What is refused at the door changes nothing: all of that can ask one server.
  let door: World;
  beforeAll(async () => {
    door = await world(database);
  });
  afterAll(() => door.close());

  it.each(rows.filter(({ endpoint }) => endpoint.auth !== 'public'))('$name asks a stranger to sign in', async ({ endpoint }) => {
    const response = await send(door.nobody, endpoint, {});
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ success: false, error: { code: 'unauthenticated' } });
  });

  it.each(rows.filter(({ endpoint }) => endpoint.auth === 'admin'))('$name is for administrators only', async ({ endpoint }) => {
    const response = await send(door.ada, endpoint, {});
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ success: false, error: { code: 'forbidden' } });
  });

  it.each(rows.filter(({ sample }) => sample.refused))('$name says why it cannot be served', async ({ endpoint, sample }) => {
    const w = await world(database);
    const response = await send(w.ada, endpoint, await sample.good(w, w.ada));
    expect(await response.json()).toMatchObject({ success: false, error: { code: sample.refused } });
    expect(endpoint.errors).toContain(sample.refused);
  });

  it.each(rows.filter(({ sample }) => !sample.refused))(
    '$name answers a good request as its contract says',
    async ({ endpoint, sample, schemas }) => {
      const w = await world(database);
      const parts = await sample.good(w, w.ada);
      const response = await send(parts.as ?? w.ada, endpoint, parts);
      expect(response.status, await problemOf(response)).toBe(endpoint.status ?? 200);
      if (endpoint.stream === 'always') {
        expect(response.headers.get('content-type')).toContain('text/event-stream');
        await response.body?.cancel();
        return;
      }
      // Every answer is an envelope: this reads it the way any client would.
      const body = (await response.json()) as Record<string, unknown>;
      expect(body.success).toBe(true);
      expect(schemas.response.safeParse(body.data).error?.issues).toBeUndefined();
      for (const key of endpoint.hoist ?? []) expect(body, `${key} stands at the top, too`).toHaveProperty(key);
    },
  );

  it.each(rows.filter(({ sample }) => sample.bad))(
    '$name names every field that is wrong, and repeats none of them',
    async ({ endpoint, sample }) => {
      const { ada, admin } = door;
      const { parts, fields } = sample.bad ?? { parts: {}, fields: [] };
      const response = await send(endpoint.auth === 'admin' ? admin : ada, endpoint, parts);
      const text = await response.text();
      expect(response.status, text).toBe(422);
      const { error } = JSON.parse(text) as { error: { code: string; fields: { path: string }[] } };
      expect(error.code).toBe('validation');
      const expected = fields.map((field) => (/^(params|query)\./.test(field) ? field : `body.${field}`));
      expect(error.fields.map(({ path }) => path).sort()).toEqual(expect.arrayContaining(expected.sort()));
      expect(text).not.toMatch(/nonsense|Mars\/Base/);
    },
  );

  it.each(rows.filter(isPaged))('$name takes a forged cursor for a mistake or for the end of a list', async ({ endpoint, sample }) => {
    const w = await world(database);
    const parts = await sample.good(w, w.ada);
    for (const cursor of forgedCursors) {
      const response = await send(parts.as ?? w.ada, endpoint, { ...parts, query: { ...parts.query, cursor } });
      const text = await response.text();
      expect([200, 422], `${Buffer.from(cursor, 'base64url')}: ${text}`).toContain(response.status);
      expect(text).not.toContain('nonsense');
    }
  });

  it.each(rows.filter(({ sample }) => sample.owned))('$name does not know the record of somebody else', async ({ endpoint, sample }) => {
    const w = await world(database);
    const response = await send(w.bo, endpoint, await sample.good(w, w.ada));
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ success: false, error: { code: 'not_found' } });
  });
});

async function problemOf(response: Response): Promise<string> {
  return response.ok ? '' : response.clone().text();
}
