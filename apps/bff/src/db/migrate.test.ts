import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { administer, databases, postgresUrl, testDatabase } from '../testing/index.ts';
import { type Db, openPostgres, openSqlite } from './client.ts';
import { columns } from './columns.ts';
import { migrate, NewerDatabaseError } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import type { Migration } from './migrations/migration.ts';

const at = '2026-03-02T09:00:00.000Z';

const broken: Migration = {
  name: '9999-broken',
  async up(db, dialect) {
    await db.schema.createTable('halfMade').addColumn('id', columns(dialect).key).execute();
    throw new Error('half way');
  },
};

describe.each(databases)('migrations on %s', (database) => {
  it('run once, in their order', async () => {
    const { db, remove } = await testDatabase(database);
    expect(await migrate(db, migrations, at)).toEqual([]);
    expect(migrations.map(({ name }) => name)).toEqual([...migrations].map(({ name }) => name).sort());
    await remove();
  });

  it('leave nothing behind when one fails', async () => {
    const { db, remove } = await testDatabase(database);
    await expect(migrate(db, [...migrations, broken], at)).rejects.toThrow('half way');
    await expect(sql`select * from half_made`.execute(db.query)).rejects.toThrow('half_made');
    expect(await migrate(db, migrations, at)).toEqual([]);
    await remove();
  });

  it('refuse data of a newer version, name what they do not know, and change nothing', async () => {
    const { db, remove } = await testDatabase(database);
    const older = migrations.slice(0, -1);
    const newest = migrations.at(-1)?.name ?? '';
    const attempt = migrate(db, [...older, { ...broken, name: '9998-mine' }], at);
    await expect(attempt).rejects.toThrow(NewerDatabaseError);
    await expect(attempt).rejects.toThrow(newest);
    await remove();
  });
});

it('run once when several servers start at the same moment on one PostgreSQL', async () => {
  await administer('create database starting_together');
  const servers = Array.from({ length: 4 }, () => openPostgres(postgresUrl('starting_together'), { connections: 1 }));
  const ran = await Promise.all(servers.map((db) => migrate(db, migrations, at)));
  expect(ran.filter((names) => names.length > 0)).toEqual([migrations.map(({ name }) => name)]);
  await Promise.all(servers.map((db: Db) => db.close()));
  await administer('drop database starting_together with (force)');
});

it('take a fresh embedded database from nothing to the newest', async () => {
  const db = openSqlite(':memory:');
  expect(await migrate(db, migrations, at)).toEqual(migrations.map(({ name }) => name));
  await db.close();
});
