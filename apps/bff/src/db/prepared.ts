import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Stands for a value that each call brings along. */
export type Param<P> = <K extends keyof P & string>(name: K) => P[K];

class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query that is built and compiled once for each database, for the few that run with every request:
 * compiling takes longer than an indexed read. Its shape must not depend on its values.
 *
 * @param build makes the query with `param(name)` where a value goes
 * @returns a function that runs it with `db.query` or a `tx` and answers the rows
 */
export function prepared<P extends object, R>(
  build: (query: Kysely<Tables>, param: Param<P>) => Compilable<R>,
): (query: Kysely<Tables>, values: P) => Promise<R[]> {
  const compiled = new WeakMap<object, CompiledQuery<R>>();
  // The builder keeps values as they are until they are bound, which `bind` does before the driver sees them.
  const param: Param<P> = (name) => new Placeholder(name) as never;
  return async (query, values) => {
    // A transaction is a Kysely of its own each time, but its executor compiles like that of its database.
    const adapter = query.getExecutor().adapter;
    let own = compiled.get(adapter);
    if (!own) {
      own = build(query, param).compile();
      compiled.set(adapter, own);
    }
    const { rows } = await query.executeQuery(bind(own, values));
    return rows;
  };
}

/** A parameter for each of the columns. */
export function each<P extends object, K extends keyof P & string>(columns: readonly K[], param: Param<P>): Pick<P, K> {
  // The entries are those of the list, one for each.
  return Object.fromEntries(columns.map((column) => [column, param(column)])) as Pick<P, K>;
}

function bind<R>(query: CompiledQuery<R>, values: object): CompiledQuery<R> {
  const parameters = query.parameters.map((value) => (value instanceof Placeholder ? Reflect.get(values, value.name) : value));
  return { ...query, parameters };
}
