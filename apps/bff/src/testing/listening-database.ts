import { DatabaseSync } from 'node:sqlite';
import { CamelCasePlugin, type CompiledQuery, Kysely } from 'kysely';
import type { Db } from '../db/client.ts';
import { sqliteDialect } from '../db/dialects/sqlite.ts';
import { migrate } from '../db/migrate.ts';
import { migrations } from '../db/migrations/index.ts';
import type { Tables } from '../db/tables.ts';

/** A database that tells which queries it was asked. */
export async function listeningDatabase(): Promise<{ db: Db; database: DatabaseSync; asked: CompiledQuery[] }> {
  const database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true });
  const asked: CompiledQuery[] = [];
  const query = new Kysely<Tables>({
    dialect: sqliteDialect(database, { acquireTimeoutMs: 3000, watch: { failed: (error) => error } }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: (event) => void asked.push(event.query),
  });
  const db: Db = { dialect: 'sqlite', query, relaxed: query, storage: async () => 'ok', close: () => query.destroy() };
  await migrate(db, migrations, '2026-01-01T00:00:00.000Z');
  asked.length = 0;
  return { db, database, asked };
}

export const isRead = ({ sql }: CompiledQuery): boolean => /^(select|update|delete)/.test(sql);
/** A table read from end to end; the index of those who chose to be listed holds but these. */
export const WHOLE_TABLE = /^SCAN (?!CONSTANT ROW|board)\S+(?! USING (?:COVERING )?INDEX member_progress_listed)/;

/** How SQLite finds the rows of a query, a line for each step. */
export function explain(database: DatabaseSync, sql: string, parameters: readonly unknown[]): readonly string[] {
  // The parameters are those that the query was run with before.
  const rows = database.prepare(`explain query plan ${sql}`).all(...(parameters as readonly string[]));
  return rows.map(({ detail }) => String(detail));
}
