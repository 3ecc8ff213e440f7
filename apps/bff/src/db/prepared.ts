import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

type Query = Kysely<Tables>;
type Values = Readonly<Record<string, string | number>>;

/** A query that is built and compiled once for each database, and then only run. */
export type Prepared<V extends Values, R> = (query: Query, values: V) => Promise<readonly R[]>;

/** Stands for a value while a query is compiled; no real value is an object. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Prepares a hot query: building and compiling it takes longer than SQLite takes to answer.
 *
 * @param build makes the query from its values. It runs once for each database and may use the values only as parameters:
 * what depends on them otherwise would be fixed.
 */
export function prepared<V extends Values, R>(build: (query: Query, values: V) => Compilable<R>): Prepared<V, R> {
  const compiled = new WeakMap<object, CompiledQuery<R>>();
  // A placeholder takes the place of each value that is asked for, and comes out again among the parameters.
  const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) }) as V;
  return async (query, values) => {
    const compiler = query.getExecutor().adapter;
    let known = compiled.get(compiler);
    if (!known) {
      known = build(query, placeholders).compile();
      compiled.set(compiler, known);
    }
    const parameters = known.parameters.map((parameter) => (parameter instanceof Placeholder ? values[parameter.name] : parameter));
    return (await query.executeQuery({ ...known, parameters })).rows;
  };
}
