import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@everstep/domain';
import { expect, it, onTestFinished } from 'vitest';
import { listening, ready } from './notifications/testing/listening.ts';
import { administer, postgresUrl } from './testing/index.ts';
import { type Person, person } from './testing/person.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';

const at = (server: ServerProcess, token = ''): Person =>
  person(
    (path, init) => fetch(server.address + path, init),
    { id: '', token },
    () => undefined,
  );

/** Two servers that start at the same moment on a database without a single table. */
async function twoServers(): Promise<readonly [ServerProcess, ServerProcess]> {
  const folder = mkdtempSync(join(tmpdir(), 'everstep-two-servers-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await administer('create database two_servers');
  onTestFinished(() => administer('drop database two_servers with (force)'));
  const start = async (name: string) => {
    const env = { DATA_DIR: join(folder, name), JWT_SECRET: 'x'.repeat(40), DATABASE_URL: postgresUrl('two_servers') };
    const server = await startServerProcess(env);
    onTestFinished(async () => {
      server.kill('SIGKILL');
      await server.ended;
    });
    return server;
  };
  return Promise.all([start('one'), start('two')]);
}

it('two servers that start together on an empty PostgreSQL are one: accounts, limits, and what goes out', async () => {
  const [one, two] = await twoServers();
  const who = (firstName: string) => ({
    firstName,
    email: `${firstName}@example.org`,
    password: 'quiet river stones',
    birthYear: 1990,
    birthMonth: 5,
  });
  const accounts = await Promise.all([
    at(one).call(api.accounts.register, { body: who('ada') }),
    at(two).call(api.accounts.register, { body: who('bo') }),
  ]);
  // Whoever is first administers, and nobody else.
  expect(accounts.map(({ user }) => user.role).toSorted()).toEqual(['admin', 'member']);
  const [admin, member] = accounts.toSorted((a, b) => (a.user.role < b.user.role ? -1 : 1));

  const streams = await Promise.all([one, two].map((server) => listening(at(server, member?.token))));
  for (const stream of streams) await stream.until(ready);
  const letter = { title: 'A walk', message: 'On Sunday.', targetUsers: 'all', undoSeconds: 1 } as const;
  const { id } = await at(one, admin?.token).call(api.admin.sendNotification, { body: letter });
  for (const [index, stream] of streams.entries()) {
    await stream.until(({ data }) => data.id === id);
    // Whatever else went out would have been told before this.
    const { id: mood } = await at(index === 0 ? two : one, member?.token).call(api.mood.log, { body: { score: 4 } });
    await stream.until(({ data }) => data.id === mood);
    const told = stream.told.filter(({ data }) => data.resource === 'notification');
    expect(told.map(({ id: place, data }) => [place, data.id])).toEqual([['1', id]]);
    await stream.leave();
  }
  const [sent] = (await at(two, admin?.token).call(api.admin.sentNotifications)).notifications;
  expect(sent).toMatchObject({ id });

  // Ten wrong passwords are allowed, wherever they are tried.
  const wrong = { email: 'bo@example.org', password: 'not quite the one' };
  const tries = Array.from({ length: 10 }, (_, index) => at(index % 2 === 0 ? one : two).call(api.accounts.login, { body: wrong }));
  for (const refused of await Promise.allSettled(tries)) expect(refused).toMatchObject({ reason: { code: 'invalid_credentials' } });
  for (const server of [one, two])
    await expect(at(server).call(api.accounts.login, { body: wrong })).rejects.toMatchObject({ code: 'rate_limited' });
});
