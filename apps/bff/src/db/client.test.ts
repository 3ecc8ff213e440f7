import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DomainError } from '@everstep/domain';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { databases, insertMember, postgresUrl, testDatabase, world } from '../testing/index.ts';
import { type Db, openPostgres, openSqlite, type Tx } from './client.ts';
import { type Param, prepared } from './prepared.ts';
import { storageError } from './storage-errors.ts';
import { transaction } from './transaction.ts';

const folder = mkdtempSync(join(tmpdir(), 'everstep-db-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(databases)('the database %s', (database) => {
  it('gives whole numbers as numbers and sorts keys by their bytes', async () => {
    const { db, remove } = await testDatabase(database);
    await db.query
      .insertInto('rateLimit')
      .values(['b', 'B', 'a', 'ä'].map((key) => ({ key, points: 1, expire: 1_767_225_600_000 })))
      .execute();
    const rows = await db.query.selectFrom('rateLimit').select(['key', 'expire']).orderBy('key').execute();
    expect(rows.map(({ key }) => key)).toEqual(['B', 'a', 'b', 'ä']);
    expect(rows[0]?.expire).toBe(1_767_225_600_000);
    const { total } = await db.query
      .selectFrom('rateLimit')
      .select((eb) => eb.fn.sum<number>('points').as('total'))
      .executeTakeFirstOrThrow();
    expect(total).toBe(4);
    await remove();
  });

  it('keeps all of a transaction or nothing', async () => {
    const { db, remove } = await testDatabase(database);
    const failing = transaction(db, async (tx) => {
      await tx.insertInto('rateLimit').values({ key: 'x', points: 1, expire: null }).execute();
      throw new Error('on second thoughts');
    });
    await expect(failing).rejects.toThrow('on second thoughts');
    expect(await db.query.selectFrom('rateLimit').selectAll().execute()).toEqual([]);
    await remove();
  });

  it('brings two transactions through that wait for each other, and gives up on one that fails for other reasons', async () => {
    const { db, remove } = await testDatabase(database);
    const keys = ['a', 'b'];
    await db.query
      .insertInto('rateLimit')
      .values(keys.map((key) => ({ key, points: 0, expire: null })))
      .execute();
    const raise = (tx: Tx, key = '') =>
      tx
        .updateTable('rateLimit')
        .set(({ eb }) => ({ points: eb('points', '+', 1) }))
        .where('key', '=', key)
        .execute();
    const held = Promise.withResolvers<void>();
    let holding = 0;
    const crossed = ([first, second]: readonly string[]) =>
      transaction(db, async (tx) => {
        await raise(tx, first);
        holding += 1;
        // Both hold what the other needs: on SQLite the second one begins when the first is over.
        if (holding === 2 || database === 'sqlite') held.resolve();
        await held.promise;
        await raise(tx, second);
      });
    await Promise.all([crossed(keys), crossed(keys.toReversed())]);
    const rows = await db.query.selectFrom('rateLimit').select('points').execute();
    expect(rows).toEqual([{ points: 2 }, { points: 2 }]);
    let runs = 0;
    const failing = transaction(db, async () => {
      runs += 1;
      throw new DomainError('unavailable');
    });
    await expect(failing).rejects.toMatchObject({ code: 'unavailable' });
    expect(runs).toBe(1);
    await remove();
  });

  it('runs a prepared query with the values of each call, also within a transaction', async () => {
    const { db, remove } = await testDatabase(database);
    const above = prepared((query, param: Param<{ key: string; points: number }>) =>
      query.selectFrom('rateLimit').select('points').where('key', '=', param('key')).where('points', '>', param('points')),
    );
    await db.query.insertInto('rateLimit').values({ key: 'a', points: 7, expire: null }).execute();
    expect(await above(db.query, { key: 'a', points: 6 })).toEqual([{ points: 7 }]);
    expect(await above(db.query, { key: 'a', points: 7 })).toEqual([]);
    const inside = await transaction(db, async (tx) => {
      await tx.updateTable('rateLimit').set({ points: 9 }).execute();
      return above(tx, { key: 'a', points: 8 });
    });
    expect(inside).toEqual([{ points: 9 }]);
    await remove();
  });

  it('tells how many rows a write touched, and gives back what it returns', async () => {
    const { db, remove } = await testDatabase(database);
    await db.query
      .insertInto('rateLimit')
      .values([
        { key: 'a', points: 1, expire: null },
        { key: 'b', points: 1, expire: null },
      ])
      .execute();
    const updated = await db.query.updateTable('rateLimit').set({ points: 2 }).executeTakeFirst();
    expect(updated.numUpdatedRows).toBe(2n);
    const returned = await db.query.updateTable('rateLimit').set({ points: 3 }).where('key', '=', 'a').returning(['points']).execute();
    expect(returned).toEqual([{ points: 3 }]);
    const deleted = await db.query.deleteFrom('rateLimit').where('key', '=', 'none').executeTakeFirst();
    expect(deleted.numDeletedRows).toBe(0n);
    await remove();
  });
});

describe('the embedded database', () => {
  it('writes through to the disk and checks references', async () => {
    const db = openSqlite(join(folder, 'pragmas.db'));
    const pragma = async (name: string) =>
      Object.values((await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db.query)).rows[0] ?? {})[0];
    expect([await pragma('journal_mode'), await pragma('synchronous'), await pragma('foreign_keys')]).toEqual(['wal', 2, 1]);
    expect(await pragma('busy_timeout')).toBe(5000);
    expect(await pragma('secure_delete')).toBe(1);
    await db.close();
  });

  it('waits for the disk again after a relaxed write', async () => {
    const db = openSqlite(join(folder, 'relaxed.db'));
    const synchronous = async (query: Db['query']) =>
      (await sql<{ synchronous: number }>`pragma synchronous`.execute(query)).rows[0]?.synchronous;
    await sql`create table note (text text unique)`.execute(db.query);
    await sql`insert into note values ('kept')`.execute(db.relaxed);
    expect((await sql`select text from note`.execute(db.query)).rows).toEqual([{ text: 'kept' }]);
    await expect(sql`insert into note values ('kept')`.execute(db.relaxed)).rejects.toThrow('UNIQUE');
    expect([await synchronous(db.relaxed), await synchronous(db.query)]).toEqual([1, 2]);
    await db.close();
  });

  it('lets a relaxed write wait for the transaction that holds the connection', async () => {
    const db = openSqlite(':memory:', { acquireTimeoutMs: 20 });
    await expect(transaction(db, () => sql`select 1`.execute(db.relaxed))).rejects.toThrow('Does a transaction await something');
    await db.close();
  });

  it('says what is wrong when a query outside waits for the transaction around it', async () => {
    const db = openSqlite(':memory:', { acquireTimeoutMs: 20 });
    const stuck = transaction(db, () => sql`select 1`.execute(db.query));
    await expect(stuck).rejects.toThrow('Does a transaction await something other than calls on its own tx?');
    await sql`select 1`.execute(db.query);
    await db.close();
  });
});

describe('a full disk', () => {
  it('refuses writes in plain words, keeps serving reads, and is noticed when there is room again', async () => {
    const { ada, db, deps, nobody } = await world('sqlite');
    const pages = Number((await sql<{ pageCount: number }>`pragma page_count`.execute(db.query)).rows[0]?.pageCount);
    await sql.raw(`pragma max_page_count = ${pages}`).execute(db.query);
    const fill = async () => {
      for (let turn = 0; turn < 100; turn += 1) await insertMember(deps, { firstName: 'Filler'.repeat(500) });
    };
    await expect(fill()).rejects.toMatchObject({ code: 'storage_full' });
    expect((await ada.fetch('/api/auth/me')).status).toBe(200);
    // The probe's row fits where it lies, so a full file alone is no reason to call the storage read-only for ever.
    await sql`pragma query_only = on`.execute(db.query);
    const ill = await nobody.fetch('/health');
    expect(ill.status).toBe(200);
    expect(await ill.json()).toMatchObject({ status: 'degraded', database: 'read-only' });
    expect(await (await nobody.fetch('/ready')).json()).toEqual({ ready: true });
    await sql`pragma query_only = off`.execute(db.query);
    expect(await (await nobody.fetch('/health')).json()).toMatchObject({ status: 'ok', database: 'ok' });
  });

  it.each([
    ['SQLite: full', { errcode: 13 }, 'storage_full'],
    ['SQLite: read-only', { errcode: 8 }, 'storage_full'],
    ['SQLite: a write that failed', { errcode: 778 }, 'storage_full'],
    ['SQLite: busy', { errcode: 5 }, 'unavailable'],
    ['PostgreSQL: full', { code: '53100' }, 'storage_full'],
    ['PostgreSQL: read-only', { code: '25006' }, 'storage_full'],
    ['PostgreSQL: too many connections', { code: '53300' }, 'unavailable'],
    ['PostgreSQL: gone', { code: 'ECONNREFUSED' }, 'unavailable'],
  ])('or a busy one is told apart from a defect: %s', (_, fields, code) => {
    expect(storageError(Object.assign(new Error('x'), fields))).toMatchObject({ code });
  });

  it('is not what a broken rule of the schema is taken for', () => {
    const error = Object.assign(new Error('UNIQUE constraint failed'), { errcode: 2067 });
    expect(storageError(error)).toBe(error);
  });
});

it('says that it is down when PostgreSQL is not there', async () => {
  const db = openPostgres(`${postgresUrl('no_such_database')}`);
  expect(await db.storage()).toBe('down');
  await db.close();
});
