import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../testing/index.ts';
import { storageError } from './storage-errors.ts';
import { transaction } from './transaction.ts';

it('fails one transaction when its connection is lost between two queries, and nothing else', async () => {
  const { db, remove } = await testDatabase('postgres');
  const broken = transaction(db, async (tx) => {
    const own = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    const pid = own.rows[0]?.pid;
    await sql`select pg_terminate_backend(${pid}::int)`.execute(db.query);
    const alive = sql`select 1 from pg_stat_activity where pid = ${pid}::int`;
    while ((await alive.execute(db.query)).rows.length > 0);
    await sql`select 1`.execute(tx);
  });
  await expect(broken).rejects.toMatchObject({ code: 'unavailable' });
  expect((await sql`select 1 as one`.execute(db.query)).rows).toEqual([{ one: 1 }]);
  await remove();
});

it.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'timeout exceeded when trying to connect',
])('takes a database that is away for no defect: %s', (message) => {
  expect(storageError(new Error(message))).toMatchObject({ code: 'unavailable' });
});
