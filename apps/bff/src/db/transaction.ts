import type { Db, Tx } from './client.ts';

/**
 * Runs work in one transaction and rolls back when it throws.
 * Await nothing in it but calls on `tx`: any other query would wait for the connection that this transaction holds.
 */
export function transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.query.transaction().execute(work);
}
