import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresDialect,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import pg from 'pg';
import { columnName, propertyName } from './names.ts';
import type { StorageWatch } from './sqlite.ts';

/** Type numbers of int8 and numeric: both come as text, and all of ours fit into a number. */
const NUMBERS = new Set([20, 1700]);

/** A pool of connections whose whole numbers arrive as numbers. */
export function postgresPool(url: string, max = 10): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 10_000,
    types: {
      // pg's own declaration asks for overloads per format; text format is all that is used.
      getTypeParser: ((type: number, format?: 'text' | 'binary') =>
        NUMBERS.has(type) ? Number : pg.types.getTypeParser(type, format ?? 'text')) as typeof pg.types.getTypeParser,
    },
  });
  // The pool itself listens to idle connections only. Without a listener, one that is lost between two queries of a
  // transaction would end the process; its next query fails and says so.
  pool.on('connect', (connection) => connection.on('error', () => undefined));
  return pool;
}

/** Kysely on PostgreSQL, with names in snake case and failures told to the watch. */
export function postgresDialect(pool: pg.Pool, watch: StorageWatch): Dialect {
  const dialect = new PostgresDialect({ pool });
  return {
    createDriver: () => watched(dialect.createDriver(), watch),
    createQueryCompiler: () => new SnakeCaseCompiler(),
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
}

class SnakeCaseCompiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(identifier: string): string {
    return super.sanitizeIdentifier(columnName(identifier));
  }
}

function watched(driver: Driver, watch: StorageWatch): Driver {
  const acquire = driver.acquireConnection.bind(driver);
  const connections = new WeakSet<DatabaseConnection>();
  driver.acquireConnection = async () => {
    const connection = await acquire().catch((error: unknown) => {
      throw watch.failed(error);
    });
    if (!connections.has(connection)) {
      connections.add(connection);
      const execute = connection.executeQuery.bind(connection);
      connection.executeQuery = <R>(query: CompiledQuery): Promise<QueryResult<R>> =>
        execute<R>(query).then(renamed, (error: unknown) => {
          throw watch.failed(error);
        });
    }
    return connection;
  };
  return driver;
}

function renamed<R>(result: QueryResult<R>): QueryResult<R> {
  const [first] = result.rows;
  if (typeof first !== 'object' || first === null) return result;
  const columns = Object.keys(first).map((column) => [column, propertyName(column)] as const);
  if (columns.every(([column, property]) => column === property)) return result;
  const rows = result.rows.map((row) => {
    // Every row of a result has the columns of the first.
    const values = row as Record<string, unknown>;
    return Object.fromEntries(columns.map(([column, property]) => [property, values[column]])) as R;
  });
  return { ...result, rows };
}
