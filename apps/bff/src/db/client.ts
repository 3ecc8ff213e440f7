import { DatabaseSync } from 'node:sqlite';
import { DomainError } from '@everstep/domain';
import { Kysely, type Dialect as KyselyDialect, sql, type Transaction } from 'kysely';
import { postgresDialect, postgresPool } from './dialects/postgres.ts';
import { type StorageWatch, sqliteDialects } from './dialects/sqlite.ts';
import { storageError } from './storage-errors.ts';
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

/** Opens the embedded database. `file` may be `:memory:`. */
export function openSqlite(file: string, options: { acquireTimeoutMs?: number } = {}): Db {
  const database = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory; pragma cache_size = -16000');
  return client('sqlite', (watch) => sqliteDialects(database, { acquireTimeoutMs: options.acquireTimeoutMs ?? 10_000, watch }));
}

/** Connects to PostgreSQL; the first query opens the first connection. */
export function openPostgres(url: string, options: { connections?: number } = {}): Db {
  const pool = postgresPool(url, options.connections);
  // Without a listener, the loss of an idle connection would end the process; the pool opens another one.
  pool.on('error', () => undefined);
  return client('postgres', (watch) => ({ durable: postgresDialect(pool, watch) }));
}

type Dialects = { readonly durable: KyselyDialect; readonly relaxed?: KyselyDialect };

function client(dialect: Dialect, connect: (watch: StorageWatch) => Dialects): Db {
  let cannotSave = false;
  const watch: StorageWatch = {
    failed(error) {
      const known = storageError(error);
      if (known instanceof DomainError && known.code === 'storage_full') cannotSave = true;
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
        if (!cannotSave) await sql`select 1`.execute(query);
        else {
          await sql`update storage_probe set at = at || 'x'`.execute(query);
          await sql`update storage_probe set at = ''`.execute(query);
          cannotSave = false;
        }
        return 'ok';
      } catch (error) {
        return error instanceof DomainError && error.code === 'storage_full' ? 'read-only' : 'down';
      }
    },
    close: () => query.destroy(),
  };
}
