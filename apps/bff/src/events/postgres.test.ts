import type { MemberEvent } from '@everstep/domain';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { administer, postgresUrl, recordingLog, testDatabase } from '../testing/index.ts';
import { createHub } from './hub.ts';
import { EVENTS_CONNECTION, type PostgresEvents, postgresEvents } from './postgres.ts';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

async function twoServers(): Promise<{ here: PostgresEvents; there: PostgresEvents; url: string }> {
  const { url = '', remove } = await testDatabase('postgres');
  const [here, there] = [await postgresEvents(url, recordingLog().log, 20), await postgresEvents(url, recordingLog().log, 20)];
  open.push(remove, here.close, there.close);
  return { here, there, url };
}

/** Listens on a server; the answer gives the next hint. */
function listening(server: PostgresEvents, memberId: string): () => Promise<MemberEvent | undefined> {
  const iterator = server.subscribe(memberId, new AbortController().signal)[Symbol.asyncIterator]();
  return async () => (await iterator.next()).value;
}

it('reaches the member on every server of the database', async () => {
  const { here, there } = await twoServers();
  const [nextHere, nextThere] = [listening(here, 'ada'), listening(there, 'ada')];
  here.publish('bo', { resource: 'mood', id: 'other' });
  here.publish('ada', { resource: 'chat', id: 'c1' });
  expect(await nextHere()).toEqual({ resource: 'chat', id: 'c1' });
  expect(await nextThere()).toEqual({ resource: 'chat', id: 'c1' });
});

const nameOf = (url: string): string => new URL(url).pathname.slice(1);
const ofEvents = (url: string): string => `pg_stat_activity where datname = '${nameOf(url)}' and application_name = '${EVENTS_CONNECTION}'`;
const cut = (url: string) => administer(`select pg_terminate_backend(pid) from ${ofEvents(url)}`);
const allow = (url: string, may: boolean) => administer(`alter database ${nameOf(url)} allow_connections ${may}`);

async function connections(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: postgresUrl('postgres') });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${ofEvents(url)}`);
    return rows[0]?.count ?? 0;
  } finally {
    await client.end();
  }
}

it('ends the streams when its connection was cut, so that clients fetch what they missed, and is heard again then', async () => {
  const { here, there, url } = await twoServers();
  const heard = [listening(here, 'ada'), listening(there, 'ada')].map((next) => next());
  await cut(url);
  expect(await Promise.all(heard)).toEqual([undefined, undefined]);
  const next = listening(there, 'ada')();
  here.publish('ada', { resource: 'mood', id: 'm1' });
  expect(await next).toEqual({ resource: 'mood', id: 'm1' });
});

it('ends the streams of the other servers, too, when something could not be said to them', async () => {
  const { here, there, url } = await twoServers();
  const { log, lines } = recordingLog();
  const away = await postgresEvents(url, log, 5);
  open.push(away.close);
  const heard = [listening(here, 'ada'), listening(there, 'ada')].map((next) => next());
  await allow(url, false);
  await administer(
    `select pg_terminate_backend(pid) from (select pid from ${ofEvents(url)} order by backend_start desc limit 1) as newest`,
  );
  await expect.poll(() => lines.some(({ msg }) => msg === 'events are not connected')).toBe(true);
  away.publish('ada', { resource: 'mood', id: 'm1' });
  await allow(url, true);
  expect(await Promise.all(heard)).toEqual([undefined, undefined]);
});

it('has one connection however often and long the database was away, and none once it is closed', async () => {
  const { url = '', remove } = await testDatabase('postgres');
  open.push(remove);
  const { log, lines } = recordingLog();
  const events = await postgresEvents(url, log, 5);
  for (const tries of [3, 6]) {
    await allow(url, false);
    await cut(url);
    // Each try that fails would go on trying on its own, if it began to.
    await expect.poll(() => lines.filter(({ msg }) => msg === 'events are not connected').length).toBeGreaterThanOrEqual(tries);
    await allow(url, true);
    await expect.poll(() => connections(url)).toBe(1);
  }
  await allow(url, false);
  await cut(url);
  await events.close();
  await allow(url, true);
  expect(await connections(url)).toBe(0);
});

it('keeps each hint once for a listener that is slow, and forgets a listener that left', async () => {
  const hub = createHub();
  const leave = new AbortController();
  const iterator = hub.listen('ada', leave.signal)[Symbol.asyncIterator]();
  for (const id of ['a', 'a', 'b', 'a']) hub.deliver('ada', { resource: 'mood', id });
  expect((await iterator.next()).value?.id).toBe('a');
  expect((await iterator.next()).value?.id).toBe('b');
  const last = iterator.next();
  leave.abort();
  expect((await last).done).toBe(true);
});
