import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

export type Dialect = 'sqlite' | 'postgres';
export type Tx = Transaction<Tables>;

export interface Db {
  readonly dialect: Dialect;
  /** For reads outside a transaction. Inside one, use its `tx` only: the single SQLite connection is taken. */
  readonly query: Kysely<Tables>;
  close(): Promise<void>;
}
