import { type Kysely, sql } from 'kysely';
import type { Db, Dialect } from './client.ts';
import type { Migration } from './migrations/migration.ts';

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

/**
 * Brings the database to the present schema: every missing migration in order, all in one transaction, one server at a time.
 * @returns the names of those that ran
 * @throws NewerDatabaseError before anything is changed
 */
export async function migrate(db: Db, migrations: readonly Migration[], at: string): Promise<readonly string[]> {
  // The journal of migrations is no table of the product, so it is not in its types.
  const untyped = db.query as unknown as Kysely<Journal>;
  return untyped.transaction().execute(async (tx) => {
    if (db.dialect === 'postgres') await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(tx);
    await tx.schema
      .createTable('migration')
      .ifNotExists()
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('appliedAt', 'text', (c) => c.notNull())
      .execute();
    const done = new Set((await tx.selectFrom('migration').select('name').execute()).map((row) => row.name));
    const known = new Set(migrations.map((migration) => migration.name));
    const unknown = [...done].filter((name) => !known.has(name)).sort();
    if (unknown.length > 0) throw new NewerDatabaseError(unknown);
    const missing = migrations.filter((migration) => !done.has(migration.name));
    await runAll(tx, missing, db.dialect, at);
    return missing.map((migration) => migration.name);
  });
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
