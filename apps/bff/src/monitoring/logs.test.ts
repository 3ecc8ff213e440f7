import { api, SERVER_LOGS_KEPT } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { allRoutes } from '../app.ts';
import { systemIds } from '../clock.ts';
import { openPostgres } from '../db/client.ts';
import { on } from '../http/route.ts';
import { confirmedAdmin, databases, world } from '../testing/index.ts';
import { createLogKeeper } from './log-keeper.ts';

const PRIVATE = 'Ada wrote of her garden at 192.0.2.7';

describe.each(databases)('the recent logs on %s', (database) => {
  it('keeps what went wrong, by its kind and place, and none of its words [api-080]', async () => {
    const { admin, deps, logged } = await world(database);
    const requestId = deps.ids.next();
    const cause = Object.assign(new Error(PRIVATE), { code: 'ENOSPC' });
    deps.log.error({ err: new TypeError(PRIVATE, { cause }), requestId, route: 'POST /api/journals', note: PRIVATE }, 'request failed');
    deps.log.warn({ code: PRIVATE, route: `GET /api/${PRIVATE}`, requestId: PRIVATE, work: 'chat turn' }, 'background work failed');
    const { logs, nextCursor } = await admin.call(api.monitoring.recentLogs);
    expect(logs).toMatchObject([
      { level: 'warning', message: 'background work failed', detail: 'chat turn', route: null, requestId: null },
      { level: 'error', message: 'request failed', detail: 'TypeError, Error ENOSPC', route: 'POST /api/journals', requestId, times: 1 },
    ]);
    expect(nextCursor).toBeNull();
    expect(JSON.stringify(logs)).not.toMatch(/garden|192/);
    expect(logged.filter(({ level }) => Number(level) >= 40)).toHaveLength(2);
  });

  it('finds one level, a page at a time, and says once what happens again and again', async () => {
    const { admin, deps } = await world(database);
    for (const _ of [1, 2, 3]) deps.log.warn({ sweep: 'old files' }, 'sweep failed');
    deps.log.error('a guide failed');
    await deps.logs.flush(deps.db);
    deps.log.warn('event could not be sent');
    const first = await admin.call(api.monitoring.recentLogs, { query: { level: 'warning', limit: 1 } });
    expect(first.logs).toMatchObject([{ message: 'event could not be sent' }]);
    const second = await admin.call(api.monitoring.recentLogs, { query: { level: 'warning', cursor: first.nextCursor ?? '' } });
    expect(second.logs).toMatchObject([{ message: 'sweep failed', detail: 'old files', times: 3 }]);
    expect((await admin.call(api.monitoring.recentLogs, { query: { level: 'info' } })).logs).toEqual([]);
  });

  it('forgets the oldest lines, and those of a week ago', async () => {
    const { admin, deps, clock } = await world(database);
    for (let round = 0; round <= SERVER_LOGS_KEPT; round += 100) {
      for (let line = 0; line < 100; line += 1) deps.log.warn({ code: `c${round + line}` }, 'many');
      await deps.logs.flush(deps.db);
    }
    const count = async () => (await deps.db.query.selectFrom('serverLog').select('id').execute()).length;
    expect(await count()).toBe(SERVER_LOGS_KEPT);
    expect((await admin.call(api.monitoring.recentLogs, { query: { limit: 1 } })).logs[0]?.detail).toBe('c1099');
    clock.advance({ days: 8 });
    deps.log.error('one more');
    await deps.logs.flush(deps.db);
    expect(await count()).toBe(1);
  });

  it('is cleared for all servers by an administrator, and the audit says so and stays [api-081]', async () => {
    const w = await world(database);
    const { admin, ada, deps } = w;
    const other = createLogKeeper({ clock: deps.clock, ids: systemIds, server: 'other' });
    other.hear('error', 'of another server');
    await other.flush(deps.db);
    deps.log.error('not written yet');
    await expect(ada.call(api.monitoring.clearLogs)).rejects.toMatchObject({ code: 'forbidden' });
    expect((await admin.call(api.monitoring.recentLogs)).logs.map(({ message }) => message).sort()).toEqual([
      'not written yet',
      'of another server',
    ]);
    await expect(admin.call(api.monitoring.clearLogs)).rejects.toMatchObject({ code: 'confirmation_needed' });
    await confirmedAdmin(w);
    await admin.call(api.monitoring.clearLogs);
    expect((await admin.call(api.monitoring.recentLogs)).logs).toEqual([]);
    const { entries } = await admin.call(api.admin.audit);
    expect(entries).toMatchObject([{ act: 'logs_cleared', actorName: 'Ines', userId: null }]);
    await admin.call(api.monitoring.clearLogs);
    expect((await admin.call(api.admin.audit)).entries).toHaveLength(2);
  });

  it('tells of a failed request what its caller was told to name', async () => {
    const broken = on(api.accounts.me, () => Promise.reject(new TypeError(PRIVATE)));
    const { admin, ada } = await world(database, { app: { routes: [broken, ...allRoutes] } });
    const failed = await ada.fetch(api.accounts.me.path);
    expect(failed.status).toBe(500);
    const { logs } = await admin.call(api.monitoring.recentLogs, { query: { level: 'error' } });
    expect(logs).toMatchObject([{ route: `GET ${api.accounts.me.path}`, requestId: failed.headers.get('x-request-id') }]);
  });
});

it('holds its lines while the database takes nothing, within a bound, and gives them when it does', async () => {
  const { db, deps } = await world('sqlite');
  const keeper = createLogKeeper({ clock: deps.clock, ids: systemIds, server: 'one' });
  const gone = openPostgres('postgres://nobody@127.0.0.1:1/nothing');
  for (let line = 0; line < 500; line += 1) keeper.hear('error', 'lost', { code: `c${line}` });
  keeper.hear('error', 'lost', { code: 'c0' });
  await keeper.flush(gone);
  await gone.close();
  keeper.hear('error', 'lost', { code: 'c0' });
  await keeper.flush(db);
  const rows = await db.query.selectFrom('serverLog').selectAll().execute();
  expect(rows).toHaveLength(100);
  expect(rows.find(({ detail }) => detail === 'c0')?.times).toBe(3);
  expect(keeper.counts()).toEqual({ error: 502, warning: 0, info: 0 });
});
