import type { MemberEvent } from '@everstep/domain';
import { afterEach, expect, it } from 'vitest';
import { administer, recordingLog, testDatabase } from '../testing/index.ts';
import { createHub } from './hub.ts';
import { type PostgresEvents, postgresEvents } from './postgres.ts';

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

it('listens again after its connection was cut', async () => {
  const { here, there, url } = await twoServers();
  const next = listening(there, 'ada');
  const database = new URL(url).pathname.slice(1);
  await administer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}' and query like 'listen %'`);
  // What is said while nobody is connected is lost, so it is said until it is heard.
  const heard = next();
  const again = setInterval(() => here.publish('ada', { resource: 'mood', id: null }), 20);
  expect(await heard).toEqual({ resource: 'mood', id: null });
  clearInterval(again);
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
