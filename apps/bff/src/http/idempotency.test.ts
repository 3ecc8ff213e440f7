import { randomUUID } from 'node:crypto';
import { api, DomainError } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { databases, world } from '../testing/index.ts';
import { on } from './route.ts';
import { httpSweep } from './sweep.ts';

const id = '0192f0c1-2b3c-7d4e-8f50-0123456789ab';
const other = '0192f0c1-2b3c-7d4e-8f50-0123456789ac';

/** A verb that counts how often it ran, and a way to make it fail or wait. */
function counted() {
  const state = { runs: 0, fail: undefined as Error | undefined, gate: Promise.resolve() };
  const routes = [
    on(api.mood.remove, async ({ params }) => {
      state.runs += 1;
      const mine = state.runs;
      await state.gate;
      if (state.fail) throw state.fail;
      return { id: params.id, xpTaken: mine };
    }),
  ];
  return { state, routes };
}

describe.each(databases)('a write with a key on %s', (database) => {
  it('is done once, and a repeat is told the same', async () => {
    const { state, routes } = counted();
    const { ada } = await world(database, { app: { routes } });
    const send = () => ada.fetch(`/api/moods/${id}`, { method: 'DELETE', headers: { 'idempotency-key': key } });
    const key = randomUUID();
    const [first, second] = [await send(), await send()];
    expect([first.headers.get('idempotency-replayed'), second.headers.get('idempotency-replayed')]).toEqual([null, 'true']);
    expect(await second.json()).toEqual(await first.json());
    expect(state.runs).toBe(1);
  });

  it('is done once also when ten arrive at the same time', async () => {
    const { state, routes } = counted();
    const { promise, resolve } = Promise.withResolvers<void>();
    state.gate = promise;
    const { ada } = await world(database, { app: { routes } });
    const key = randomUUID();
    const all = Promise.all(Array.from({ length: 10 }, () => ada.call(api.mood.remove, { params: { id } }, { idempotencyKey: key })));
    resolve();
    expect(new Set((await all).map((answer) => answer.xpTaken))).toEqual(new Set([1]));
    expect(state.runs).toBe(1);
  });

  it('belongs to one member', async () => {
    const { state, routes } = counted();
    const { ada, bo } = await world(database, { app: { routes } });
    const key = randomUUID();
    await ada.call(api.mood.remove, { params: { id } }, { idempotencyKey: key });
    await bo.call(api.mood.remove, { params: { id } }, { idempotencyKey: key });
    expect(state.runs).toBe(2);
  });

  it('is refused when the key came with another request before', async () => {
    const { state, routes } = counted();
    const { ada } = await world(database, { app: { routes } });
    const key = randomUUID();
    await ada.call(api.mood.remove, { params: { id } }, { idempotencyKey: key });
    await expect(ada.call(api.mood.remove, { params: { id: other } }, { idempotencyKey: key })).rejects.toMatchObject({
      status: 409,
      code: 'idempotency_conflict',
    });
    expect(state.runs).toBe(1);
  });

  it('is told the same refusal again, but runs again after a defect', async () => {
    const { state, routes } = counted();
    const { ada } = await world(database, { app: { routes } });
    const call = (key: string) => ada.call(api.mood.remove, { params: { id } }, { idempotencyKey: key });
    const [refused, broken] = [randomUUID(), randomUUID()];
    state.fail = new DomainError('not_found');
    await expect(call(refused)).rejects.toMatchObject({ status: 404 });
    await expect(call(refused)).rejects.toMatchObject({ status: 404 });
    expect(state.runs).toBe(1);
    state.fail = new Error('a defect');
    await expect(call(broken)).rejects.toMatchObject({ status: 500 });
    state.fail = undefined;
    expect(await call(broken)).toEqual({ id, xpTaken: 3 });
  });

  it('runs again when the server died in the middle of the first try', async () => {
    const { state, routes } = counted();
    const { ada, db, clock } = await world(database, { app: { routes } });
    const key = randomUUID();
    await ada.call(api.mood.remove, { params: { id } }, { idempotencyKey: key });
    await db.query.updateTable('idempotency').set({ status: null, answer: null }).execute();
    clock.advance({ minutes: 2 });
    await ada.call(api.mood.remove, { params: { id } }, { idempotencyKey: key });
    expect(state.runs).toBe(2);
  });

  it('needs a key that is a UUID', async () => {
    const { ada } = await world(database, { app: { routes: counted().routes } });
    await expect(ada.call(api.mood.remove, { params: { id } }, { idempotencyKey: 'today' })).rejects.toMatchObject({
      status: 422,
      fields: [{ path: 'headers.idempotency-key', message: 'This has to be a UUID.' }],
    });
  });

  it('is forgotten after two days', async () => {
    const { state, routes } = counted();
    const { ada, deps, clock } = await world(database, { app: { routes } });
    const key = randomUUID();
    await ada.call(api.mood.remove, { params: { id } }, { idempotencyKey: key });
    clock.advance({ days: 1, hours: 23 });
    await httpSweep.run(deps);
    await ada.call(api.mood.remove, { params: { id } }, { idempotencyKey: key });
    expect(state.runs).toBe(1);
    clock.advance({ hours: 2 });
    await httpSweep.run(deps);
    await ada.call(api.mood.remove, { params: { id } }, { idempotencyKey: key });
    expect(state.runs).toBe(2);
  });
});

it('keeps no answer that holds a token', async () => {
  const routes = [on(api.accounts.changePassword, async () => ({ token: 'a.new.token' }))];
  const { ada, db } = await world('sqlite', { app: { routes } });
  const body = { currentPassword: 'before, long enough', newPassword: 'after, long enough' };
  await ada.call(api.accounts.changePassword, { body }, { idempotencyKey: randomUUID() });
  expect(await db.query.selectFrom('idempotency').selectAll().execute()).toEqual([]);
});

it('says that a write was done also when its answer cannot be kept', async () => {
  const routes = [
    on(api.mood.remove, async ({ deps, params }) => {
      await deps.db.query.schema.dropTable('idempotency').execute();
      return { id: params.id, xpTaken: 10 };
    }),
  ];
  const { ada, logged } = await world('sqlite', { app: { routes } });
  expect(await ada.call(api.mood.remove, { params: { id } }, { idempotencyKey: randomUUID() })).toEqual({ id, xpTaken: 10 });
  expect(logged.map(({ msg }) => msg)).toEqual(['answer could not be kept for a repeat', 'request']);
});
