import { type Kysely, sql } from 'kysely';
import type { Db, Dialect } from './client.ts';
import type { Migration } from './migrations/migration.ts';
import { isStorageFull } from './storage-errors.ts';

/** Any number, as long as every server of one database takes the same. */
const ADVISORY_LOCK = 7_340_021;

/** The data was written by a version with migrations that this one does not know. */
export class NewerDatabaseError extends Error {
  constructor(unknown: readonly string[]) {
    super(
      `This data belongs to a newer version of Everstep: it has ${unknown.join(', ')}, which this version does not know. Start the newer version, or use another DATA_DIR or DATABASE_URL.`,
    );
    this.name = 'NewerDatabaseError';
  }
}

/** Migrations are missing, and the storage takes no writes. */
export class OutdatedDatabaseError extends Error {
  constructor(cause: unknown) {
    super(
      'The database has to be brought up to date for this version of Everstep, but nothing can be saved in it. Make its storage writable, or make room, and start again.',
      { cause },
    );
    this.name = 'OutdatedDatabaseError';
  }
}

/**
 * Brings the database to the present schema: every missing migration in order, all in one transaction, one server at a time.
 * One that is up to date is only read.
 * @returns the names of those that ran
 * @throws NewerDatabaseError before anything is changed, OutdatedDatabaseError when something is missing and nothing can be saved
 */
export async function migrate(db: Db, migrations: readonly Migration[], at: string): Promise<readonly string[]> {
  // The journal of migrations is no table of the product, so it is not in its types.
  const untyped = db.query as unknown as Kysely<Journal>;
  if ((await hasJournal(untyped, db.dialect)) && (await missingOf(untyped, migrations)).length === 0) return [];
  try {
    return await untyped.transaction().execute(async (tx) => {
      if (db.dialect === 'postgres') await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(tx);
      await tx.schema
        .createTable('migration')
        .ifNotExists()
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('appliedAt', 'text', (c) => c.notNull())
        .execute();
      const missing = await missingOf(tx, migrations);
      await runAll(tx, missing, db.dialect, at);
      return missing.map((migration) => migration.name);
    });
  } catch (error) {
    throw isStorageFull(error) ? new OutdatedDatabaseError(error) : error;
  }
}

async function hasJournal(query: Kysely<Journal>, dialect: Dialect): Promise<boolean> {
  const found =
    dialect === 'postgres'
      ? sql`select 1 where to_regclass('migration') is not null`
      : sql`select 1 from sqlite_schema where type = 'table' and name = 'migration'`;
  return (await found.execute(query)).rows.length > 0;
}

async function missingOf(query: Kysely<Journal>, migrations: readonly Migration[]): Promise<readonly Migration[]> {
  const done = new Set((await query.selectFrom('migration').select('name').execute()).map((row) => row.name));
  const known = new Set(migrations.map((migration) => migration.name));
  const unknown = [...done].filter((name) => !known.has(name)).sort();
  if (unknown.length > 0) throw new NewerDatabaseError(unknown);
  return migrations.filter((migration) => !done.has(migration.name));
}

interface Journal {
  migration: { name: string; appliedAt: string };
}

async function runAll(tx: Kysely<Journal>, missing: readonly Migration[], dialect: Dialect, at: string): Promise<void> {
  for (const migration of missing) {
    // Migrations build the schema that the types describe, so none is known to them yet.
    await migration.up(tx as unknown as Kysely<unknown>, dialect);
    await tx.insertInto('migration').values({ name: migration.name, appliedAt: at }).execute();
  }
}
