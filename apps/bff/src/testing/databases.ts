import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Db, openPostgres, openSqlite } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import { migrations } from '../db/migrations/index.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: { readonly url: string } | { readonly missing: string };
  }
}

/** Both databases; every test of behaviour runs on each. */
export const databases = ['sqlite', 'postgres'] as const;
export type DatabaseName = (typeof databases)[number];

export interface TestDatabase {
  readonly db: Db;
  /** Address for a second connection; undefined for SQLite in memory. */
  readonly url: string | undefined;
  remove(): Promise<void>;
}

/** A migrated database of its own, empty of members. */
export async function testDatabase(name: DatabaseName): Promise<TestDatabase> {
  if (name === 'sqlite') {
    const db = openSqlite(':memory:', { acquireTimeoutMs: 3000 });
    await migrate(db, migrations, '2026-01-01T00:00:00.000Z');
    return { db, url: undefined, remove: () => db.close() };
  }
  const database = `t${randomBytes(8).toString('hex')}`;
  await administer(`create database ${database} template everstep_template`);
  const url = postgresUrl(database);
  const db = openPostgres(url, { connections: 5 });
  return {
    db,
    url,
    async remove() {
      await db.close();
      await administer(`drop database ${database} with (force)`);
    },
  };
}

/** Address of a database in the cluster of this run. */
export function postgresUrl(database: string): string {
  const cluster = inject('postgres');
  if ('missing' in cluster) throw new Error(cluster.missing);
  return cluster.url.replace('{database}', database);
}

/** Runs one statement outside any test's database. */
export async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl('postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
