import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@everstep/domain';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Person, person } from './testing/person.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';

const READ_ONLY = { bound: true };

async function started(folder: string, options = {}): Promise<ServerProcess> {
  const server = await startServerProcess({ DATA_DIR: folder }, options);
  onTestFinished(async () => {
    server.kill('SIGKILL');
    await server.ended;
  });
  return server;
}

const at = (server: ServerProcess, who = { id: '', token: '' }): Person =>
  person(
    (path, init) => fetch(server.address + path, init),
    who,
    () => undefined,
  );

const credentials = { email: 'ada@example.org', password: 'a long and rare passphrase 42' };

/** A data folder of one member with one mood, and what its server needs to be asked as that member. */
async function usedFolder(end: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') {
  const folder = mkdtempSync(join(tmpdir(), 'everstep-read-only-'));
  onTestFinished(() => {
    writable(folder, true);
    rmSync(folder, { recursive: true, force: true });
  });
  const server = await started(folder);
  const { token, user } = await at(server).call(api.accounts.register, {
    body: { firstName: 'Ada', birthYear: 1990, birthMonth: 5, ...credentials },
  });
  const ada = { id: user.id, token };
  await at(server, ada).call(api.mood.log, { body: { score: 4, note: 'Rain on the roof.' } });
  server.kill(end);
  await server.ended;
  return { folder, ada };
}

function writable(folder: string, yes: boolean): void {
  chmodSync(folder, yes ? 0o700 : 0o500);
  for (const name of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(join(name.parentPath, name.name), name.isDirectory() ? (yes ? 0o700 : 0o500) : yes ? 0o600 : 0o400);
}

describe('a data folder that cannot be written', { timeout: 90_000 }, () => {
  it.each(['SIGTERM', 'SIGKILL'] as const)('is read by a server, and nothing is saved in it, after %s ended the last one', async (end) => {
    const { folder, ada } = await usedFolder(end);
    expect(readdirSync(folder).includes('everstep.db-wal')).toBe(end === 'SIGKILL');
    writable(folder, false);
    const server = await started(folder, READ_ONLY);
    const health = await at(server).fetch('/health');
    expect([health.status, await health.json()]).toMatchObject([200, { status: 'degraded', database: 'read-only' }]);
    expect(await (await at(server).fetch('/ready')).json()).toEqual({ ready: true });
    const she = at(server, ada);
    expect((await she.call(api.accounts.me)).user.firstName).toBe('Ada');
    expect((await she.call(api.mood.list, { query: {} })).moods.map(({ note }) => note)).toEqual(['Rain on the roof.']);
    for (const write of [
      () => she.call(api.mood.log, { body: { score: 2, note: 'private words' } }, { idempotencyKey: randomUUID() }),
      () => at(server).call(api.accounts.login, { body: credentials }),
      () => at(server).call(api.accounts.forgotPassword, { body: { email: credentials.email } }),
    ]) {
      const refusal = await write().then(
        () => undefined,
        (error: unknown) => error,
      );
      expect(refusal).toMatchObject({ status: 507, code: 'storage_full', message: expect.stringContaining('Reading still works') });
      expect(String(refusal)).not.toContain('private words');
    }
    server.kill('SIGTERM');
    const { code, stdout, stderr } = await server.ended;
    expect([code, stderr]).toEqual([0, '']);
    const lines = stdout.split('\n').filter((line) => line.startsWith('{') && !line.includes('"requestId"'));
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([expect.stringMatching(/^data folder is read-only: /)]);
    writable(folder, true);
    await expect(at(await started(folder), ada).call(api.mood.log, { body: { score: 5 } })).resolves.toBeDefined();
  });

  it.each(['server.lock', 'everstep.db'])(
    'is one whose %s alone cannot be written, too: no second server would be kept away',
    async (name) => {
      const { folder, ada } = await usedFolder();
      chmodSync(join(folder, name), 0o400);
      for (const server of [await started(folder, READ_ONLY), await started(folder, READ_ONLY)]) {
        await expect(at(server, ada).call(api.mood.log, { body: { score: 2 } })).rejects.toMatchObject({ status: 507 });
        expect((await at(server, ada).call(api.mood.list, { query: {} })).moods).toHaveLength(1);
        expect(server.output()).toContain(`permission denied, access '${join(folder, name)}'`);
      }
    },
  );
});
