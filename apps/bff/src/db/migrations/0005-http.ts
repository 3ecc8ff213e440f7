import { sql } from 'kysely';
import { columns } from '../columns.ts';
import type { Migration } from './migration.ts';

export const http: Migration = {
  name: '0005-http',
  async up(db, dialect) {
    const type = columns(dialect);
    await db.schema
      .createTable('idempotency')
      .addColumn('memberId', type.key, (c) => c.notNull())
      .addColumn('key', type.key, (c) => c.notNull())
      .addColumn('endpoint', type.key, (c) => c.notNull())
      .addColumn('bodyHash', type.key, (c) => c.notNull())
      .addColumn('status', type.integer)
      .addColumn('answer', type.json)
      .addColumn('createdAt', type.instant, (c) => c.notNull())
      .addPrimaryKeyConstraint('idempotencyPk', ['memberId', 'key'])
      .execute();
    await db.schema.createIndex('idempotencyByAge').on('idempotency').column('createdAt').execute();
    await db.schema
      .createTable('storageProbe')
      .addColumn('id', type.integer, (c) => c.primaryKey())
      .addColumn('at', type.instant, (c) => c.notNull())
      .execute();
    // The layout that rate-limiter-flexible expects; used on PostgreSQL.
    await db.schema
      .createTable('rateLimit')
      .addColumn('key', type.key, (c) => c.primaryKey())
      .addColumn('points', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('expire', type.integer)
      .execute();
    await sql`insert into storage_probe (id, at) values (1, '')`.execute(db);
  },
};
