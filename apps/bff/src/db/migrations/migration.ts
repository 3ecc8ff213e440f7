import type { Kysely } from 'kysely';
import type { Dialect } from '../client.ts';

/** One step of the schema. It runs once, in a transaction, and is never changed after its release. */
export interface Migration {
  /** Number and feature, as in `0003-mood`; the order is that of the list, not of the names. */
  readonly name: string;
  up(db: Kysely<unknown>, dialect: Dialect): Promise<void>;
}
