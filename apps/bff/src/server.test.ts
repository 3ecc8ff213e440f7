import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { api } from '@everstep/domain';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startMockProvider } from '../../../tests/mock-provider/index.ts';
import { databases, testDatabase } from './testing/index.ts';
import { errorOf, type Person, person } from './testing/person.ts';
import { runServer, type ServerProcess, startServerProcess } from './testing/server-process.ts';

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'everstep-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function started(env: Record<string, string>): Promise<ServerProcess> {
  const server = await startServerProcess(env);
  onTestFinished(async () => {
    server.kill('SIGKILL');
    await server.ended;
  });
  return server;
}

const registration = {
  firstName: 'Ada',
  email: 'ada@example.org',
  password: 'a long and rare passphrase 42',
  birthYear: 1990,
  birthMonth: 5,
};
/** Somebody as a member of a server. */
const at = (server: ServerProcess, who: { readonly id: string; readonly token: string }): Person =>
  person(
    (path, init) => fetch(server.address + path, init),
    who,
    () => undefined,
  );
const anybody = (server: ServerProcess) => at(server, { id: '', token: '' });

async function registered(server: ServerProcess): Promise<Person> {
  const { token, user } = await anybody(server).call(api.accounts.register, { body: registration });
  return at(server, { id: user.id, token });
}

describe('the server process', () => {
  it('says where it is and how to sign in, and keeps its data to itself', async () => {
    const folder = dataFolder();
    const server = await started({ DATA_DIR: join(folder, 'data') });
    expect(server.greeting).toContain(server.address);
    expect(server.greeting).toContain('the first account becomes the administrator');
    expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, 'data', 'jwt-secret')).mode & 0o777).toBe(0o600);
  });

  it('keeps its files to itself in a data folder that was there before', async () => {
    const DATA_DIR = dataFolder();
    chmodSync(DATA_DIR, 0o755);
    const server = await started({ DATA_DIR });
    await registered(server);
    for (const name of readdirSync(DATA_DIR)) expect(statSync(join(DATA_DIR, name)).mode & 0o077, name).toBe(0);
  });

  it('refuses a data folder that another one uses, and takes it over when that one was killed', async () => {
    const DATA_DIR = dataFolder();
    const first = await started({ DATA_DIR });
    const second = await runServer({ DATA_DIR, PORT: '0' });
    expect(second.code).toBe(1);
    expect(second.stderr).toContain(`Another Everstep is already running on the data folder ${DATA_DIR}`);
    expect((await fetch(`${first.address}/health`)).status).toBe(200);
    first.kill('SIGKILL');
    await first.ended;
    const third = await started({ DATA_DIR });
    expect((await fetch(`${third.address}/health`)).status).toBe(200);
  });

  it('names every problem of its configuration and ends with 1', async () => {
    const { code, stderr } = await runServer({ PORT: 'many', DEMO: 'perhaps' });
    expect(code).toBe(1);
    expect(stderr).toBe('The configuration has 2 problems:\n  DEMO must be on or off\n  PORT must be a number\n');
  });

  it.each([
    ['away', 'postgres://ada:hidden-secret@127.0.0.1:1/everstep', 'ECONNREFUSED'],
    ['nowhere', 'postgres://ada:hidden-secret@no.such.host.invalid/everstep', 'no.such.host.invalid'],
  ])('says in a sentence that its database is %s, and no password', async (_, DATABASE_URL, reason) => {
    const { code, stderr } = await runServer({ DATA_DIR: dataFolder(), DATABASE_URL });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The database of DATABASE_URL cannot be used: .*Start it, or correct the address\.\n$/);
    expect(stderr).toContain(reason);
    expect(stderr).not.toContain('hidden-secret');
  });

  it('says in a sentence that its database file is damaged, and leaves it as it is', async () => {
    const DATA_DIR = dataFolder();
    const file = join(DATA_DIR, 'everstep.db');
    writeFileSync(file, 'this has never been a database, however long it is read '.repeat(100));
    const before = readFileSync(file, 'utf8');
    const { code, stderr } = await runServer({ DATA_DIR });
    expect(code).toBe(1);
    expect(stderr).toBe(
      `The database everstep.db in ${DATA_DIR} cannot be used: file is not a database. Bring back a copy of it, or choose another DATA_DIR.\n`,
    );
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('says in a sentence that it cannot listen at an address', async () => {
    const { code, stderr } = await runServer({ DATA_DIR: dataFolder(), HOST: '203.0.113.1', PORT: '0' });
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^The server cannot listen on 203\.0\.113\.1, port 0: .*Set HOST to an address of this machine and PORT to a free port\.\n$/,
    );
  });

  it('says that its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await new Promise((resolve) => other.once('listening', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    const { code, stderr } = await runServer({ DATA_DIR: dataFolder(), PORT: port });
    expect(code).toBe(1);
    expect(stderr).toContain(`Port ${port} on 127.0.0.1 is taken`);
  });

  it('loses nothing that it acknowledged when it is killed in the middle of writes', async () => {
    const DATA_DIR = dataFolder();
    const first = await started({ DATA_DIR });
    const ada = await registered(first);
    const acknowledged: string[] = [];
    const writing = (async () => {
      while (true) acknowledged.push((await ada.call(api.mood.log, { body: { score: 4 } })).id);
    })().catch(() => undefined);
    while (acknowledged.length < 25) await pause(5);
    first.kill('SIGKILL');
    await writing;
    expect((await first.ended).signal).toBe('SIGKILL');
    const second = await started({ DATA_DIR });
    const { moods } = await at(second, ada).call(api.mood.list, { query: { limit: 100 } });
    const kept = new Set(moods.map(({ id }) => id));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  });
});

describe.each(databases)('asked to stop, a server on %s', (database) => {
  async function running(more: Record<string, string> = {}) {
    const DATA_DIR = dataFolder();
    const env: Record<string, string> = { DATA_DIR, ...more };
    if (database === 'postgres') {
      const { url = '', remove } = await testDatabase('postgres');
      onTestFinished(remove);
      env.DATABASE_URL = url;
    }
    return { server: await started(env), DATA_DIR, restart: () => started(env) };
  }

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'by %s finishes the requests that it has, takes no more, and closes what it opened',
    async (signal) => {
      const { server, DATA_DIR } = await running();
      const slow = slowRegistration(server);
      await slow.begun;
      server.kill(signal);
      await untilClosed(server);
      slow.finish();
      expect(await slow.status).toBe(201);
      expect(await server.ended).toMatchObject({ code: 0, signal: null, stderr: '' });
      // A closed SQLite leaves no write-ahead log behind.
      expect(readdirSync(DATA_DIR).filter((name) => name.endsWith('-wal'))).toEqual([]);
    },
  );

  it('answers a request that waits for a silent guide, and keeps what was said', async () => {
    const mock = await startMockProvider();
    onTestFinished(() => mock.close());
    mock.script({ kind: 'stall' });
    const ai = { AI_PROVIDER: 'openai', AI_BASE_URL: mock.baseUrl, AI_API_KEY: 'sk-test-0123456789', AI_MODEL: 'small' };
    const { server, restart } = await running(ai);
    const ada = await registered(server);
    const refused = ada
      .fetch('/api/gemini/chat/kael', {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify({ message: 'Shall I begin?' }),
      })
      .then(async (response) => ({ response, error: await errorOf(response) }));
    await mock.held();
    server.kill('SIGTERM');
    const { response, error } = await refused;
    expect([response.status, error.code, error.message]).toEqual([503, 'unavailable', 'Everstep is busy for a moment. Please try again.']);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await server.ended).toMatchObject({ code: 0, signal: null, stderr: '' });
    const again = at(await restart(), ada);
    const [talk] = await again.call(api.chat.conversations, { query: {} });
    const { messages } = await again.call(api.chat.conversation, { params: { conversationId: talk?.id ?? '' } });
    expect(messages.map(({ content, status }) => [content, status])).toEqual([
      ['Shall I begin?', 'complete'],
      ['', 'interrupted'],
    ]);
  });

  it('ends its streams', async () => {
    const { server } = await running();
    const ada = await registered(server);
    const stream = await ada.fetch('/api/events');
    const text = stream.text();
    server.kill('SIGTERM');
    expect(await text).toContain(': open');
    expect((await server.ended).code).toBe(0);
  });
});

/** A registration whose body is held back until `finish`. */
function slowRegistration(server: ServerProcess) {
  const body = JSON.stringify(registration);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), expect: '100-continue' };
  const request = httpRequest(`${server.address}/api/auth/register`, { method: 'POST', headers });
  request.flushHeaders();
  return {
    /** The server has taken the request on. */
    begun: new Promise<void>((resolve) => request.once('continue', () => resolve())),
    status: new Promise<number | undefined>((resolve, reject) => {
      request.once('response', (response) => resolve(response.resume().statusCode));
      request.once('error', reject);
    }),
    finish: () => void request.end(body),
  };
}

async function untilClosed(server: ServerProcess): Promise<void> {
  while (
    await fetch(`${server.address}/ready`, { headers: { connection: 'close' } }).then(
      () => true,
      () => false,
    )
  )
    await pause(10);
}
