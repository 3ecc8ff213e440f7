import { type RawBuilder, sql } from 'kysely';
import type { Dialect } from './client.ts';

/** Column types that mean the same in both databases. Pass them to `addColumn`. */
export interface Columns {
  /** Ids and other text that is compared and sorted as bytes, also under PostgreSQL's locales. */
  readonly key: RawBuilder<unknown>;
  /** Text for people. */
  readonly text: RawBuilder<unknown>;
  /** ISO-8601 in UTC with milliseconds: sorts as text. */
  readonly instant: RawBuilder<unknown>;
  /** `YYYY-MM-DD` of the member: sorts as text. */
  readonly localDate: RawBuilder<unknown>;
  /** Whole numbers up to 2^53. */
  readonly integer: RawBuilder<unknown>;
  /** 0 or 1. */
  readonly boolean: RawBuilder<unknown>;
  /** JSON as text; parse it where it is read. */
  readonly json: RawBuilder<unknown>;
}

const sqlite: Columns = {
  key: sql`text`,
  text: sql`text`,
  instant: sql`text`,
  localDate: sql`text`,
  integer: sql`integer`,
  boolean: sql`integer`,
  json: sql`text`,
};

const postgres: Columns = {
  key: sql`text collate "C"`,
  text: sql`text`,
  instant: sql`text collate "C"`,
  localDate: sql`text collate "C"`,
  integer: sql`bigint`,
  boolean: sql`smallint`,
  json: sql`text`,
};

/** The portable column types in the words of one database. */
export const columns = (dialect: Dialect): Columns => (dialect === 'sqlite' ? sqlite : postgres);
