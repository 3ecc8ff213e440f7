import { api } from '@everstep/domain';
import { expect, it, onTestFinished } from 'vitest';
import { administer, world } from '../testing/index.ts';

it('answers 507 to writes and serves reads while PostgreSQL takes no writes, and saves again afterwards', async () => {
  const { ada, nobody, databaseUrl = '' } = await world('postgres');
  const name = new URL(databaseUrl).pathname.slice(1);
  const switchTo = async (setting: string) => {
    await administer(`alter database ${name} ${setting}`);
    // The setting holds for new connections.
    await administer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  };
  onTestFinished(() => administer(`alter database ${name} reset default_transaction_read_only`));
  await switchTo('set default_transaction_read_only = on');
  await expect.poll(async () => (await nobody.fetch('/health')).json()).toMatchObject({ status: 'degraded', database: 'read-only' });
  await expect(ada.call(api.mood.log, { body: { score: 4 } })).rejects.toMatchObject({ status: 507, code: 'storage_full' });
  const login = nobody.call(api.accounts.login, { body: { email: 'ada@example.org', password: 'a long and rare passphrase' } });
  await expect(login).rejects.toMatchObject({ status: 507, code: 'storage_full' });
  expect((await ada.call(api.accounts.me)).user.firstName).toBe('Ada');
  await switchTo('reset default_transaction_read_only');
  await expect.poll(async () => (await nobody.fetch('/health')).json()).toMatchObject({ database: 'ok' });
  await expect(ada.call(api.mood.log, { body: { score: 4 } })).resolves.toBeDefined();
});
