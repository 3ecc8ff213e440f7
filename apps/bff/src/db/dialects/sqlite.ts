import type { DatabaseSync, StatementSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { ConnectionLock } from './connection-lock.ts';
import { columnName, propertyName } from './names.ts';

const MAX_STATEMENTS = 500;
type Value = null | number | bigint | string | Uint8Array;
/** `columns` are the names in the code; none for a statement that returns no rows. */
type CachedStatement = { readonly statement: StatementSync; readonly columns: readonly string[] };

/** What the storage said to the last writes. */
export interface StorageWatch {
  /** Maps a driver's error to what the callers may see. */
  failed(error: unknown): unknown;
}

interface SqliteOptions {
  readonly acquireTimeoutMs: number;
  readonly watch: StorageWatch;
}

/** Kysely on Node's own SQLite: one connection, statements prepared once. */
export const sqliteDialect = (database: DatabaseSync, options: SqliteOptions): Dialect => sqliteDialects(database, options).durable;

/** Two ways to write over one connection: `relaxed` does not wait for the disk, so its writes are safe only with the next durable one. */
export function sqliteDialects(database: DatabaseSync, { acquireTimeoutMs, watch }: SqliteOptions): Record<'durable' | 'relaxed', Dialect> {
  const lock = new ConnectionLock(acquireTimeoutMs);
  return {
    durable: dialectOf(new SqliteDriver(database, new SqliteConnection(database, watch), lock)),
    relaxed: dialectOf(new SqliteDriver(database, new RelaxedConnection(database, watch), lock)),
  };
}

function dialectOf(driver: SqliteDriver): Dialect {
  return {
    createDriver: () => driver,
    createQueryCompiler: () => new SnakeCaseCompiler(),
    createAdapter: () => new SingleConnectionAdapter(),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  };
}

/** Tells Kysely not to queue for the connection: its queue waits for ever, ours has a time-out. */
class SingleConnectionAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class SnakeCaseCompiler extends SqliteQueryCompiler {
  protected override sanitizeIdentifier(identifier: string): string {
    return super.sanitizeIdentifier(columnName(identifier));
  }
}

class SqliteDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #connection: SqliteConnection;
  readonly #lock: ConnectionLock;

  constructor(database: DatabaseSync, connection: SqliteConnection, lock: ConnectionLock) {
    this.#database = database;
    this.#connection = connection;
    this.#lock = lock;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#lock.take();
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#lock.release();
  }

  async beginTransaction(): Promise<void> {
    this.#connection.run('begin');
  }

  async commitTransaction(): Promise<void> {
    this.#connection.run('commit');
  }

  async rollbackTransaction(): Promise<void> {
    // A full disk rolls back by itself; a second rollback would hide the reason.
    if (this.#database.isTransaction) this.#connection.run('rollback');
  }

  async destroy(): Promise<void> {
    await this.#lock.take();
    this.#connection.forget();
    if (this.#database.isOpen) this.#database.close();
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #watch: StorageWatch;
  readonly #statements = new Map<string, CachedStatement>();

  constructor(database: DatabaseSync, watch: StorageWatch) {
    this.#database = database;
    this.#watch = watch;
  }

  run(sql: string): void {
    try {
      this.#prepared(sql).statement.run();
    } catch (error) {
      throw this.#watch.failed(error);
    }
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    // Kysely hands over what the query builder was given; node:sqlite itself refuses values that it cannot bind.
    const values = query.parameters as readonly Value[];
    try {
      const { statement, columns } = this.#prepared(query.sql);
      if (columns.length > 0) {
        // The columns are those that the query builder typed.
        const rows = statement.all(...values).map((row) => rowOf(columns, cellsOf(row)) as R);
        return { rows, numAffectedRows: BigInt(rows.length) };
      }
      const { changes, lastInsertRowid } = statement.run(...values);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    } catch (error) {
      throw this.#watch.failed(error);
    }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    // A statement of its own: the cached one may be run again while this one is still read.
    const { statement, columns } = this.#prepare(query.sql);
    for (const row of statement.iterate(...(query.parameters as readonly Value[]))) {
      // As in executeQuery.
      yield { rows: [rowOf(columns, cellsOf(row)) as R] };
    }
  }

  forget(): void {
    this.#statements.clear();
  }

  #prepared(sql: string): CachedStatement {
    const known = this.#statements.get(sql);
    if (known) return known;
    const made = this.#prepare(sql);
    if (this.#statements.size >= MAX_STATEMENTS) this.#statements.clear();
    this.#statements.set(sql, made);
    return made;
  }

  #prepare(sql: string): CachedStatement {
    const statement = this.#database.prepare(sql);
    statement.setReturnArrays(true);
    return { statement, columns: statement.columns().map((column) => propertyName(column.name)) };
  }
}

/** Runs single statements without a flush of the disk. Not for transactions: they commit with one. */
class RelaxedConnection extends SqliteConnection {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync, watch: StorageWatch) {
    super(database, watch);
    this.#database = database;
  }

  override async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.#database.exec('pragma synchronous = normal');
    try {
      // The statement has run when this returns its promise, so nothing else runs without a flush.
      return super.executeQuery<R>(query);
    } finally {
      this.#database.exec('pragma synchronous = full');
    }
  }
}

/** Each statement is set to return arrays, in the order of its columns; the driver's types know of objects alone. */
const cellsOf = (row: object) => row as unknown as readonly Value[];

function rowOf(columns: readonly string[], values: readonly Value[]): Record<string, Value> {
  const row: Record<string, Value> = {};
  for (let index = 0; index < columns.length; index += 1) row[columns[index] ?? ''] = values[index] ?? null;
  return row;
}
