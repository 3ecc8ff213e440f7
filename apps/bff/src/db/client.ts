import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { Kysely, type Dialect as KyselyDialect, sql, type Transaction } from 'kysely';
import { postgresDialect, postgresPool } from './dialects/postgres.ts';
import { type StorageWatch, sqliteDialects } from './dialects/sqlite.ts';
import { isStorageFull, storageError } from './storage-errors.ts';
import type { Tables } from './tables.ts';

export type Dialect = 'sqlite' | 'postgres';
export type Tx = Transaction<Tables>;
export type StorageState = 'ok' | 'read-only' | 'down';

export interface Db {
  readonly dialect: Dialect;
  /** For reads outside a transaction. Inside one, use its `tx` only: the single SQLite connection is taken. */
  readonly query: Kysely<Tables>;
  /**
   * For single statements whose loss would do no harm, outside a transaction. On SQLite they don't wait for the disk: they outlive the
   * process, and the machine's power with the next durable write, before which they stand in the log. On PostgreSQL it is `query`.
   */
  readonly relaxed: Kysely<Tables>;
  /** Whether the storage answers and, after a write failed, whether it takes writes again. Never throws. */
  storage(): Promise<StorageState>;
  close(): Promise<void>;
}

/**
 * Opens the embedded database. `file` may be `:memory:`.
 * @param options `image`: what a database in memory begins with, as SQLite serializes one that has no log
 */
export function openSqlite(file: string, options: { acquireTimeoutMs?: number; image?: Uint8Array } = {}): Db {
  const database = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true });
  if (options.image) database.deserialize(options.image);
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory; pragma cache_size = -16000');
  // What was deleted or locked is overwritten, not only left to be used again.
  database.exec('pragma secure_delete = on');
  return client('sqlite', (watch) => sqliteDialects(database, { acquireTimeoutMs: options.acquireTimeoutMs ?? 10_000, watch }));
}

/**
 * Opens the embedded database where nothing can be written. SQLite reads its log only together with the index of that log, which it
 * would have to make; a server that was cut off has left both. Without a log the file is whole, and read as one that nobody changes:
 * the caller keeps writers away with the data folder's lock.
 */
export function openSqliteForReading(file: string): Db {
  const whole = pathToFileURL(file);
  whole.searchParams.set('immutable', '1');
  const database = new DatabaseSync(hasContent(`${file}-wal`) ? file : whole, { timeout: 5000, readOnly: true });
  database.exec('pragma temp_store = memory; pragma cache_size = -16000');
  return client('sqlite', (watch) => sqliteDialects(database, { acquireTimeoutMs: 10_000, watch }), { readOnly: true });
}

const hasContent = (file: string): boolean => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;

/** Connects to PostgreSQL; the first query opens the first connection. */
export function openPostgres(url: string, options: { connections?: number } = {}): Db {
  const pool = postgresPool(url, options.connections);
  // Without a listener, the loss of an idle connection would end the process; the pool opens another one.
  pool.on('error', () => undefined);
  return client('postgres', (watch) => ({ durable: postgresDialect(pool, watch) }));
}

type Dialects = { readonly durable: KyselyDialect; readonly relaxed?: KyselyDialect };

/** @param options `readOnly`: the storage is known to take no writes */
function client(dialect: Dialect, connect: (watch: StorageWatch) => Dialects, options = { readOnly: false }): Db {
  let cannotSave = options.readOnly;
  const watch: StorageWatch = {
    failed(error) {
      const known = storageError(error);
      if (isStorageFull(known)) cannotSave = true;
      return known;
    },
  };
  const { durable, relaxed } = connect(watch);
  const query = new Kysely<Tables>({ dialect: durable });
  return {
    dialect,
    query,
    relaxed: relaxed ? new Kysely<Tables>({ dialect: relaxed }) : query,
    async storage() {
      try {
        // Only a storage that failed is written to: a probe must not cost a disk flush each time.
        if (!cannotSave) return (await refusesWrites(query, dialect)) ? 'read-only' : 'ok';
        await sql`update storage_probe set at = at || 'x'`.execute(query);
        await sql`update storage_probe set at = ''`.execute(query);
        cannotSave = false;
        return 'ok';
      } catch (error) {
        return isStorageFull(error) ? 'read-only' : 'down';
      }
    },
    close: () => query.destroy(),
  };
}

/** PostgreSQL says by itself when it takes no writes: a standby, or a server that was set so. SQLite says it to the first write. */
async function refusesWrites(query: Kysely<Tables>, dialect: Dialect): Promise<boolean> {
  const asked =
    dialect === 'postgres'
      ? sql<{ refuses: boolean }>`select current_setting('transaction_read_only') = 'on' as refuses`
      : sql<{ refuses: number }>`select 0 as refuses`;
  const { rows } = await asked.execute(query);
  return Boolean(rows[0]?.refuses);
}
