import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@everstep/domain';
import { describe, expect, it, onTestFinished } from 'vitest';
import { databases, world } from '../testing/index.ts';
import { type Person, person } from '../testing/person.ts';
import { startServerProcess } from '../testing/server-process.ts';

const sealed = `es1.${'a'.repeat(16)}.${'b'.repeat(64)}`;

/** Writes an entry as the app does while one types, and locks it: the words were on the server twice. */
async function writeAndLock(who: Person, words: string): Promise<string> {
  const keyed = () => ({ idempotencyKey: randomUUID() });
  const { id } = await who.call(api.journal.write, { body: { title: 'Draft', body: words, finished: false } }, keyed());
  await who.call(api.journal.edit, { params: { id }, body: { body: `${words} and more`, version: 1 } }, keyed());
  await who.call(api.journal.edit, { params: { id }, body: { sealed, version: 2 } }, keyed());
  return id;
}

describe.each(databases)('an entry that is locked after it was saved on %s', (database) => {
  it('leaves its words in no answer that is kept for a repeat; those about other entries stay', async () => {
    const { ada, bo, db } = await world(database);
    const key = randomUUID();
    const other = { body: { title: 'Open', body: 'Fog over the river.' } };
    const { id } = await ada.call(api.journal.write, other, { idempotencyKey: key });
    await bo.call(api.journal.write, { body: { body: 'canary of Bo' } }, { idempotencyKey: randomUUID() });
    await writeAndLock(ada, 'canary words');
    const kept = await db.query.selectFrom('idempotency').selectAll().where('memberId', '=', ada.id).execute();
    expect(JSON.stringify(kept)).not.toMatch(/canary/i);
    expect((await ada.call(api.journal.write, other, { idempotencyKey: key })).id).toBe(id);
    expect(JSON.stringify(await db.query.selectFrom('idempotency').selectAll().execute())).toMatch(/canary of Bo/);
  });
});

it('an entry that is locked after it was saved leaves its words in no file of the server', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'everstep-locked-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const server = await startServerProcess({ DATA_DIR: folder });
  onTestFinished(() => server.kill('SIGKILL'));
  const serve = (path: string, init?: RequestInit) => fetch(server.address + path, init);
  const at = (who: { id: string; token: string }) => person(serve, who, () => undefined);
  const { token, user } = await at({ id: '', token: '' }).call(api.accounts.register, {
    body: { firstName: 'Ada', birthYear: 1990, birthMonth: 5, email: 'ada@example.org', password: 'a long and rare passphrase 42' },
  });
  const ada = at({ id: user.id, token });
  await ada.call(api.journal.write, { body: { body: 'Fog over the river.' } });
  // Long enough for pages of its own in the database.
  await writeAndLock(ada, 'canaryword '.repeat(900));
  server.kill('SIGTERM');
  await server.ended;
  const holding = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .filter((file) => /canaryword/i.test(readFileSync(join(file.parentPath, file.name), 'latin1')))
    .map(({ name }) => name);
  expect(holding).toEqual([]);
  expect(server.output()).not.toMatch(/canaryword/i);
});
