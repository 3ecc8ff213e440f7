import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
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
  if (name === 'postgres') return postgresDatabase();
  template ??= await migratedSqlite();
  const db = openSqlite(':memory:', { acquireTimeoutMs: 3000, image: template });
  return { db, url: undefined, remove: () => db.close() };
}

/** Migrated once; every test begins with a copy, since migrating takes longer than most tests. */
let template: Uint8Array | undefined;

async function migratedSqlite(): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'everstep-template-'));
  const file = join(folder, 'template.db');
  const db = openSqlite(file);
  await migrate(db, migrations, '2026-01-01T00:00:00.000Z');
  await db.close();
  const migrated = new DatabaseSync(file);
  // A copy in memory has no place for a log.
  migrated.exec('pragma journal_mode = delete');
  const image = migrated.serialize();
  migrated.close();
  rmSync(folder, { recursive: true });
  return image;
}

/** Databases that were used and emptied: making one takes longer than most tests. */
const free: string[] = [];
/** All of them, each with the connection that empties it, unless a test has ended that. */
const made = new Map<string, pg.Client | undefined>();

async function postgresDatabase(): Promise<TestDatabase> {
  const database = free.pop() ?? (await createDatabase());
  const url = postgresUrl(database);
  const db = openPostgres(url, { connections: 5 });
  return {
    db,
    url,
    async remove() {
      await db.close();
      const client = made.get(database);
      await (client ? client.query(EMPTY_ALL_TABLES) : administer(EMPTY_ALL_TABLES, database));
      free.push(database);
    },
  };
}

async function createDatabase(): Promise<string> {
  const database = `t${randomBytes(8).toString('hex')}`;
  await administer(`create database ${database} template everstep_template`);
  const client = new pg.Client({ connectionString: postgresUrl(database) });
  await client.connect();
  client.on('error', () => made.set(database, undefined));
  made.set(database, client);
  return database;
}

/** What the migrations wrote themselves stays. */
const EMPTY_ALL_TABLES = `
do $$ declare t text; begin
  set local session_replication_role = replica;
  for t in select tablename from pg_tables where schemaname = 'public' and tablename not in ('migration', 'account_lock', 'storage_probe') loop
    execute format('delete from %I', t);
  end loop;
end $$`;

afterAll(async () => {
  for (const [database, client] of made) {
    await client?.end();
    await administer(`drop database ${database} with (force)`);
  }
  made.clear();
  free.length = 0;
});

/** Address of a database in the cluster of this run. */
export function postgresUrl(database: string): string {
  const cluster = inject('postgres');
  if ('missing' in cluster) throw new Error(cluster.missing);
  return cluster.url.replace('{database}', database);
}

/** Runs one statement on a connection of its own. */
export async function administer(statement: string, database = 'postgres'): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl(database) });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
