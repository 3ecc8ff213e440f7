import { type RawBuilder, sql } from 'kysely';
import type { Dialect, Tx } from '../db/client.ts';
import { columnName } from '../db/dialects/names.ts';
import type { Tables } from '../db/tables.ts';

/** Rows of one statement: few enough that its text stays small. */
const AT_ONCE = 5000;

/** Adds many rows of a table. They travel as one JSON text: with a parameter for each value, making the statement takes longer than running it. */
export async function writeRows<T extends keyof Tables & string>(
  tx: Tx,
  dialect: Dialect,
  table: T,
  rows: readonly object[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const into = sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})`;
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const text = JSON.stringify(rows.slice(from, from + AT_ONCE).map(named));
    await sql`${into} ${values(dialect, table, columns, text)}`.execute(tx);
  }
}

const named = (row: object) => Object.fromEntries(Object.entries(row).map(([column, value]) => [columnName(column), value]));

/** PostgreSQL knows the types of a table's columns; SQLite takes them from the values. */
function values(dialect: Dialect, table: string, columns: readonly string[], text: string): RawBuilder<unknown> {
  if (dialect === 'postgres') {
    const listed = sql.join(columns.map((column) => sql.ref(column)));
    return sql`select ${listed} from json_populate_recordset(null::${sql.table(table)}, ${text}::json)`;
  }
  const listed = sql.join(columns.map((column) => sql`json_extract(value, ${sql.lit(`$.${columnName(column)}`)})`));
  return sql`select ${listed} from json_each(${text})`;
}
