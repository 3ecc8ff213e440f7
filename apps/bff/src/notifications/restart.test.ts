import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@everstep/domain';
import { expect, it, onTestFinished } from 'vitest';
import { databases, testDatabase } from '../testing/index.ts';
import { type Person, person } from '../testing/person.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { listening, ready } from './testing/listening.ts';

async function started(env: Record<string, string>): Promise<ServerProcess> {
  const server = await startServerProcess(env);
  onTestFinished(async () => {
    server.kill('SIGKILL');
    await server.ended;
  });
  return server;
}

const at = (server: ServerProcess, token = ''): Person =>
  person(
    (path, init) => fetch(server.address + path, init),
    { id: '', token },
    () => undefined,
  );

async function registered(server: ServerProcess, firstName: string): Promise<Person> {
  const who = { firstName, email: `${firstName}@example.org`, password: 'a long and rare passphrase 42', birthYear: 1990, birthMonth: 5 };
  return at(server, (await at(server).call(api.accounts.register, { body: who })).token);
}

it.each(databases)('a notification that waited goes out once after its server was cut off, on %s', async (database) => {
  const folder = mkdtempSync(join(tmpdir(), 'everstep-notifications-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { url, remove } = await testDatabase(database);
  onTestFinished(remove);
  const folders = ['one', 'two'].map((name) => join(folder, database === 'sqlite' ? 'one' : name));
  const env = folders.map((DATA_DIR) => ({ DATA_DIR, JWT_SECRET: 'x'.repeat(40), ...(url === undefined ? {} : { DATABASE_URL: url }) }));
  const first = await started(env[0] ?? {});
  const admin = await registered(first, 'ines');
  const ada = await registered(first, 'ada');
  const before = await listening(ada);
  await before.until(ready);
  const letter = { title: 'A walk', message: 'On Sunday.', targetUsers: 'all' } as const;
  const { id } = await admin.call(api.admin.sendNotification, { body: { ...letter, undoSeconds: 3 } });
  expect((await ada.call(api.notifications.list)).notifications).toEqual([]);
  first.kill('SIGKILL');
  await first.ended;

  // On PostgreSQL two servers are there to let it go out.
  const servers = await Promise.all((database === 'sqlite' ? env.slice(0, 1) : env).map(started));
  for (const server of servers) {
    const stream = await listening(at(server, ada.token), '0');
    const told = await stream.until(({ id: place }) => place === '1');
    expect(told.map(({ data, id: place }) => [data.id, place])).toContainEqual([id, '1']);
    await at(server, ada.token).call(api.mood.log, { body: { score: 3 } });
    const hints = await stream.until(({ data }) => data.resource === 'mood');
    expect(hints).toHaveLength(1);
    await stream.leave();
    expect((await at(server, ada.token).call(api.notifications.list)).notifications).toMatchObject([{ id, isRead: false }]);
  }
});
